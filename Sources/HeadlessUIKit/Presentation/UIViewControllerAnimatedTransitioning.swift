/// Something that shows the change from one screen to another in its own way.
@MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long the change lasts, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Shows the change, and says to the context when it is over.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The animations of the change, of which a finger can take hold; the same for the whole of the change.
    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating

    /// Hears that all is over, and whether the change was made.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Animations that show nothing.
    public func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    { UIViewPropertyAnimator(duration: transitionDuration(using: transitionContext), curve: .linear) }
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}
