extension UIApplication {
    /// How the status bar looks.
    public var statusBarStyle: UIStatusBarStyle { statusBar?.statusBarStyle ?? .default }
    /// Whether there is no status bar.
    public var isStatusBarHidden: Bool { statusBar?.isStatusBarHidden ?? false }
    /// Where the status bar is.
    public var statusBarFrame: CGRect { statusBar?.statusBarFrame ?? .zero }
    /// Which way up the interface is.
    public var statusBarOrientation: UIInterfaceOrientation { windowScenes.first?.interfaceOrientation ?? .unknown }
    /// How long the interface takes to turn, in seconds.
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    private var statusBar: UIStatusBarManager? { windowScenes.first?.statusBarManager }
}
