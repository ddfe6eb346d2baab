/// What is known of the change from one screen to another that happens just now.
@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change can be seen.
    var isAnimated: Bool { get }
    /// How the controller is shown over the other.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a finger led from the start.
    var initiallyInteractive: Bool { get }
    /// Whether a finger may take hold of the change while it runs.
    var isInterruptible: Bool { get }
    /// Whether a finger leads just now.
    var isInteractive: Bool { get }
    /// Whether the change was given up.
    var isCancelled: Bool { get }
    /// How long the change lasts, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the finger is, from 0 to 1.
    var percentComplete: CGFloat { get }
    /// How fast the finger was as it went.
    var completionVelocity: CGFloat { get }
    /// How what is left is shown once the finger went.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which it all happens.
    var containerView: UIView { get }
    /// How the view that comes is turned.
    var targetTransform: CGAffineTransform { get }

    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the two views; nil where the change does not move it.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}
