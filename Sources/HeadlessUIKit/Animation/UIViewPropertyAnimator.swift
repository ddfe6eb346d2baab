/// Animations that can be paused, moved by hand, turned back and stopped.
@MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    private var curve: any UITimingCurveProvider
    private let wantedDuration: TimeInterval
    private var run: AnimatorRun
    private var waiting: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var held: [Animation] = []
    private var ticket: Headless.Clock.Ticket?
    /// Read when the animator goes, on whatever thread.
    nonisolated(unsafe) private var stateNow = UIViewAnimatingState.inactive

    /// How much later than asked for the animations started, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// Whether the views take touches meanwhile.
    open var isUserInteractionEnabled = true
    /// Whether whoever owns the animator finds what is touched meanwhile.
    open var isManualHitTestingEnabled = false
    /// Whether the animations can be paused and stopped.
    open var isInterruptible = true
    /// Whether animations moved by hand go equally fast throughout.
    open var scrubsLinearly = true
    /// Whether the animations stay at their end until they are stopped or turned back.
    open var pausesOnCompletion = false

    /// An animator whose animations last some seconds, as fast as `parameters` say.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        curve = parameters
        wantedDuration = parameters.springTimingParameters?.ownDuration ?? duration
        run = AnimatorRun(duration: wantedDuration)
        super.init()
    }

    deinit {
        guard stateNow == .stopped, MainThread.isCurrent else { return }
        MainActor.assumeIsolated { Headless.raise(.animatorReleased) }
    }

    // MARK: Values

    /// How fast the animations are at each time.
    open var timingParameters: (any UITimingCurveProvider)? { curve }
    /// How long the animations last, in seconds.
    open var duration: TimeInterval { wantedDuration }
    /// Whether there are animations.
    open var state: UIViewAnimatingState { stateNow }
    /// Whether the animations move now.
    open var isRunning: Bool { run.start != nil }

    /// Whether the animations go back to their start.
    open var isReversed: Bool {
        get { run.isReversed }
        set {
            guard newValue != run.isReversed else { return }
            let wasRunning = isRunning
            halt()
            run.isReversed = newValue
            if wasRunning { move() }
        }
    }

    /// How far the animations are, from 0 to 1; setting it pauses them there.
    open var fractionComplete: CGFloat {
        get { stateNow == .active ? run.share(at: Headless.now) : run.share }
        set {
            guard stateNow != .stopped else { return }
            activate()
            halt()
            run.share = min(max(newValue, 0), 1)
        }
    }

    // MARK: Blocks

    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        guard stateNow == .active else { return waiting.append(animation) }
        hold([animation])
    }

    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    open func startAnimation() {
        guard stateNow != .stopped else { return }
        activate()
        if !isRunning { move() }
    }

    open func startAnimation(afterDelay delay: TimeInterval) {
        guard stateNow != .stopped else { return }
        self.delay = delay
        guard delay > 0 else { return startAnimation() }
        // The animator lives as long as it has work to do.
        Headless.schedule(after: delay) { self.startAnimation() }
    }

    open func pauseAnimation() {
        guard stateNow != .stopped, isInterruptible else { return }
        activate()
        halt()
    }

    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?,
        durationFactor: CGFloat
    ) {
        guard stateNow == .active, !isRunning else { return }
        if let parameters { curve = parameters }
        let left = run.isReversed ? run.share : 1 - run.share
        if durationFactor > 0, left > 0 { run.duration = wantedDuration * TimeInterval(durationFactor / left) }
        move()
    }

    open func stopAnimation(_ withoutFinishing: Bool) {
        guard stateNow == .active else { return }
        halt()
        let value = curve.curve.value(at: run.share)
        for animation in held { animation.settle(at: value) }
        guard withoutFinishing else {
            stateNow = .stopped
            return
        }
        clear()
        completions = []
    }

    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard stateNow == .stopped else { return Headless.raise(.animatorNotStopped) }
        finish(at: finalPosition)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIViewPropertyAnimator(duration: wantedDuration, timingParameters: curve)
        copy.waiting = waiting
        return copy
    }

    // MARK: Steps

    /// Makes the changes of the blocks, which are seen only as far as the animations are.
    private func activate() {
        guard stateNow == .inactive else { return }
        stateNow = .active
        run = AnimatorRun(duration: wantedDuration, isReversed: run.isReversed)
        hold(waiting)
        waiting = []
    }

    private func hold(_ blocks: [() -> Void]) {
        guard !blocks.isEmpty else { return }
        let timing = Animation.Timing(duration: max(wantedDuration, .leastNonzeroMagnitude), curve: curve.curve)
        let animation = Animation.held(timing) { for block in blocks { block() } }
        animation.progress = { [weak self] in self.map { $0.curve.curve.value(at: $0.fractionComplete) } ?? 1 }
        held.append(animation)
    }

    private func move() {
        run.start = Headless.now
        ticket = Headless.schedule(after: run.left) { self.arrive() }
    }

    private func halt() {
        run.halt(at: Headless.now)
        if let ticket { Headless.cancel(ticket) }
        ticket = nil
    }

    private func arrive() {
        halt()
        guard !pausesOnCompletion else { return }
        finish(at: run.isReversed ? .start : .end)
    }

    private func finish(at position: UIViewAnimatingPosition) {
        switch position {
        case .end: settleStopped(at: 1)
        case .start: settleStopped(at: 0)
        case .current: break
        }
        clear()
        let told = completions
        completions = []
        for completion in told { completion(position) }
    }

    private func settleStopped(at share: CGFloat) {
        for animation in held { animation.settle(at: share) }
    }

    private func clear() {
        stateNow = .inactive
        for animation in held { animation.end() }
        held = []
    }
}
