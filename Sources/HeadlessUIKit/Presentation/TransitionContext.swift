/// One change from a screen to another, from its start to its end on the clock.
@MainActor
final class TransitionContext: NSObject {
    /// Who and what takes part.
    struct Cast {
        let container: UIView
        var from: UIViewController?
        var to: UIViewController?
        /// The views that the change moves; nil for one that stays where it is.
        var fromView: UIView?
        var toView: UIView?
        var finalFrame = CGRect.zero
        /// The container that makes the change, which may ask for the coordinator too.
        weak var host: UIViewController?
        var style = UIModalPresentationStyle.none
    }

    /// Who shows the change, and who lets a finger lead it.
    struct Leads {
        var animator: (any UIViewControllerAnimatedTransitioning)?
        var interaction: (any UIViewControllerInteractiveTransitioning)?
    }

    private enum Phase {
        case waiting, starting, running, over
    }

    typealias Block = (any UIViewControllerTransitionCoordinatorContext) -> Void

    let cast: Cast
    let leads: Leads
    let isAnimated: Bool
    let fromFrame: CGRect
    private(set) var transitionDuration: TimeInterval = 0
    private(set) var isInteractive = false
    private(set) var initiallyInteractive = false
    private(set) var isCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private var phase = Phase.waiting
    private var outcome: Bool?
    private var alongside: [Block] = []
    private var completions: [Block] = []
    private var interactionHandlers: [Block] = []
    private var ending: ((Bool) -> Void)?
    private var ticket: Headless.Clock.Ticket?

    init(_ cast: Cast, leads: Leads = Leads(), duration: TimeInterval, animated: Bool) {
        self.cast = cast
        self.leads = leads
        isAnimated = animated && UIView.areAnimationsEnabled
        fromFrame = cast.fromView?.frame ?? .zero
        super.init()
        transitionDuration = isAnimated ? leads.animator?.transitionDuration(using: self) ?? duration : 0
        guard isAnimated else { return }
        for controller in concerned { controller.core.transition = self }
    }

    private var concerned: [UIViewController] { [cast.from, cast.to, cast.host].compactMap(\.self) }

    /// Whether an animator of the app shows the change, and places the views.
    var isLedByApp: Bool { isAnimated && leads.animator != nil }

    /// Shows the change; `ending` hears whether it was made.
    func start(ending: @escaping (Bool) -> Void) {
        self.ending = ending
        guard isAnimated else { return end(true) }
        phase = .starting
        if let interaction = leads.interaction, interaction.wantsInteractiveStart {
            isInteractive = true
            initiallyInteractive = true
            interaction.startInteractiveTransition(self)
        } else {
            show()
        }
        cast.container.window?.layoutIfNeeded()
        phase = .running
        for block in alongside { UIView.animate(withDuration: transitionDuration) { block(self) } }
        alongside = []
        if let outcome { end(outcome) }
    }

    /// Lets the animator show the change or, where there is none, lets its time pass.
    func show() {
        if let animator = leads.animator { return animator.animateTransition(using: self) }
        ticket = Headless.schedule(after: transitionDuration) { [self] in completeTransition(true) }
    }

    /// Makes the change now, once, as another follows.
    func finish() {
        guard phase != .over else { return }
        end(true)
    }

    private func end(_ completed: Bool) {
        phase = .over
        if let ticket { Headless.cancel(ticket) }
        for controller in concerned where controller.core.transition === self { controller.core.transition = nil }
        let ending = ending
        self.ending = nil
        ending?(completed)
        if isAnimated { leads.animator?.animationEnded(completed) }
        let completions = completions
        self.completions = []
        for completion in completions { completion(self) }
    }

    private func endInteraction() {
        guard isInteractive else { return }
        isInteractive = false
        for handler in interactionHandlers { handler(self) }
    }
}

extension TransitionContext: UIViewControllerContextTransitioning {
    var transitionWasCancelled: Bool { isCancelled }
    var containerView: UIView { cast.container }
    var presentationStyle: UIModalPresentationStyle { cast.style }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
    }

    func finishInteractiveTransition() {
        endInteraction()
    }

    func cancelInteractiveTransition() {
        isCancelled = true
        endInteraction()
    }

    func pauseInteractiveTransition() {
        isInteractive = true
    }

    func completeTransition(_ didComplete: Bool) {
        switch phase {
        case .waiting, .over: return
        case .starting: outcome = didComplete
        case .running: end(didComplete)
        }
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? cast.from : key == .to ? cast.to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? cast.fromView : key == .to ? cast.toView : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        vc === cast.from ? fromFrame : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        vc === cast.to ? cast.finalFrame : .zero
    }
}

extension TransitionContext: UIViewControllerTransitionCoordinator {
    var isInterruptible: Bool { false }
    var completionVelocity: CGFloat { 1 }
    var completionCurve: UIView.AnimationCurve { leads.interaction?.completionCurve ?? .easeInOut }

    func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
        guard phase != .over else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if phase == .running {
            UIView.animate(withDuration: transitionDuration) { animation(self) }
        } else {
            alongside.append(animation)
        }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionEnds(_ handler: @escaping Block) {
        interactionHandlers.append { if !$0.isInteractive { handler($0) } }
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Block) {
        interactionHandlers.append(handler)
    }
}
