/// Something that shows the change from one screen to another in its own way.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the change lasts, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Shows the change, and says to the context when it is over.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Hears that all is over, and whether the change was made.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
