/// A scene that shows windows.
open class UIWindowScene: UIScene, UITraitEnvironment {
    /// A scene of a session.
    public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        super.init(session: session, connectionOptions: connectionOptions)
    }

    /// The display that shows the scene.
    open var screen: UIScreen { .main }
    /// Which way up the scene is.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// The windows of the scene that are shown.
    open var windows: [UIWindow] { UIWindow.allVisible.filter { $0.windowScene === self } }
    /// The window of the scene to which keys come.
    open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

    /// What is known of where the scene is shown.
    open var traitCollection: UITraitCollection { screen.traitCollection }

    /// Hears that a trait is another.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
