extension UIViewController {
    /// What is shown over this controller or over one that contains it.
    public var presentedViewController: UIViewController? { core.presented ?? parent?.presentedViewController }

    /// The controller over which this one, or one that contains it, is shown.
    public var presentingViewController: UIViewController? { core.presenting ?? parent?.presentingViewController }

    /// Whether this is on its way onto the screen, over another.
    public var isBeingPresented: Bool { core.isBeingPresented }

    /// Whether this is on its way off the screen.
    public var isBeingDismissed: Bool { core.isBeingDismissed }

    /// How the controller comes onto the screen.
    public var modalTransitionStyle: UIModalTransitionStyle {
        get { core.modalTransitionStyle }
        set { core.modalTransitionStyle = newValue }
    }

    /// Whether what is shown in the current context covers this controller.
    public var definesPresentationContext: Bool {
        get { core.definesPresentationContext }
        set { core.definesPresentationContext = newValue }
    }
}
