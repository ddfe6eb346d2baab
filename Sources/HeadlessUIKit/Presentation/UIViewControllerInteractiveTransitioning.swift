/// Something that lets a finger lead the change from one screen to another.
@MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    /// Takes the change over.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// How fast what is left is shown once the finger went; 1 for the speed of the whole.
    var completionSpeed: CGFloat { get }
    /// How what is left is shown once the finger went.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the finger leads from the start.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// The speed of the whole.
    public var completionSpeed: CGFloat { 1 }
    /// Slowly at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// From the start.
    public var wantsInteractiveStart: Bool { true }
}
