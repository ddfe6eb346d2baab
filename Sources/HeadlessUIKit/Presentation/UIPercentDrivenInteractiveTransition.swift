/// Lets a finger lead what an animator shows, by how far it is.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?
    private var held = HeldAnimations()

    /// One that leads nothing yet.
    public override init() {
        super.init()
    }

    /// How long the whole change lasts, in seconds.
    open var duration: CGFloat { CGFloat(context?.transitionDuration ?? 0) }
    /// How far the finger is, from 0 to 1.
    open private(set) var percentComplete: CGFloat = 0
    /// How fast what is left is shown once the finger went; 1 for the speed of the whole.
    open var completionSpeed: CGFloat = 1
    /// How what is left is shown once the finger went.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// How fast what a finger took hold of in its run goes on; nil as it began.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the finger leads from the start.
    open var wantsInteractiveStart = true

    /// Takes the change over: the animator's animations stand still until the finger went.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        percentComplete = 0
        held = HeldAnimations()
        held.hold { context.show() }
    }

    /// Takes hold of the change while it runs.
    open func pause() {
        context?.pauseInteractiveTransition()
    }

    /// Says how far the finger is, from 0 to 1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(percentComplete)
    }

    /// Says that the finger went, and that the change is to be given up.
    open func cancel() {
        context?.cancelInteractiveTransition()
        held.release(share: percentComplete / max(completionSpeed, 0.001))
    }

    /// Says that the finger went, and that the change is to be made.
    open func finish() {
        context?.finishInteractiveTransition()
        held.release(share: (1 - percentComplete) / max(completionSpeed, 0.001))
    }
}
