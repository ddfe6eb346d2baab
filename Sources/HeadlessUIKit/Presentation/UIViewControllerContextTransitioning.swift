/// What an animator knows of the change from one screen to another that it is to show.
@MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which it all happens; the animator puts the view that comes into it.
    var containerView: UIView { get }
    /// Whether the change is to be seen.
    var isAnimated: Bool { get }
    /// Whether a finger leads the change.
    var isInteractive: Bool { get }
    /// Whether the change was given up on the way.
    var transitionWasCancelled: Bool { get }
    /// How the controller is shown over the other.
    var presentationStyle: UIModalPresentationStyle { get }

    /// Says how far the finger is, from 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Says that the finger went, and that the change is to be made.
    func finishInteractiveTransition()
    /// Says that the finger went, and that the change is to be given up.
    func cancelInteractiveTransition()
    /// Says that the finger took hold of a change that runs.
    func pauseInteractiveTransition()
    /// Says that the animation is over, and whether the change was made; an animator must say so.
    func completeTransition(_ didComplete: Bool)

    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views; nil where the change does not move it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// How the view that comes is turned.
    var targetTransform: CGAffineTransform { get }
    /// Where a controller's view is at the start, in the container; zero where it is not there yet.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is at the end, in the container; zero where it is not there any more.
    func finalFrame(for vc: UIViewController) -> CGRect
}
