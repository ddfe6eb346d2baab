/// One call of `UIView.animate`: what it changed, and who wants to hear of its end.
///
/// Values change at once; only the end takes time.
@MainActor
final class Animation {
    /// What of a view can change little by little.
    enum Property: Hashable {
        case bounds, position, anchorPoint, zPosition, transform
        case opacity, backgroundColor, cornerRadius, borderWidth, borderColor
        case shadowColor, shadowOpacity, shadowOffset, shadowRadius
    }

    /// An animation that its registry keeps alive, not the views.
    struct Reference {
        weak var animation: Animation?
    }

    private struct Change {
        weak var view: UIView?
        let property: Property
    }

    /// Whether a change made now belongs to an animation; read by layers, which are on no actor.
    nonisolated(unsafe) private static var isRecordingNow = false
    private static var current: Animation?
    private static var running: [ObjectIdentifier: Animation] = [:]
    private static var isEnabledNow = true
    /// Keeps the animations that are made now from running.
    static var holder: HeldAnimations?

    private let timing: Timing
    private var changes: [Change] = []
    private var isFinished = true
    private var completion: ((Bool) -> Void)?
    private var ticket: Headless.Clock.Ticket?

    private init(timing: Timing, completion: ((Bool) -> Void)?) {
        self.timing = timing
        self.completion = completion
    }

    // MARK: Switches

    nonisolated static var isRecording: Bool { isRecordingNow }

    static var isEnabled: Bool {
        get { isEnabledNow }
        set {
            isEnabledNow = newValue
            isRecordingNow = newValue && current?.timing.takesTime == true
        }
    }

    /// The timing of the block that runs now.
    static var currentTiming: Timing? { current?.timing }

    /// Forgets all animations; their ends are told to no one.
    static func forgetAll() {
        running = [:]
        current = nil
        holder = nil
        isEnabled = true
    }

    // MARK: Running

    /// Makes the changes now, and tells `completion` once their time is over.
    static func run(_ timing: Timing, _ changes: () -> Void, completion: ((Bool) -> Void)?) {
        let animation = Animation(timing: timing, completion: completion)
        let outer = current
        current = animation
        isEnabled = isEnabledNow
        changes()
        current = outer
        let isAnimated = timing.takesTime && isEnabledNow
        isEnabled = isEnabledNow
        animation.start(isAnimated: isAnimated)
    }

    static func record(_ property: Property, of view: UIView) {
        guard let current else { return }
        let former = view.core.animations[property]?.animation
        guard former !== current else { return }
        former?.lose(property, of: view)
        view.core.animations[property] = Reference(animation: current)
        current.changes.append(Change(view: view, property: property))
    }

    static func interruptAll(of view: UIView) {
        let animations = view.core.animations
        view.core.animations = [:]
        for (property, reference) in animations { reference.animation?.lose(property, of: view) }
    }

    static func interruptAll(below view: UIView) {
        guard !running.isEmpty else { return }
        interruptAll(of: view)
        for subview in view.subviews { interruptAll(below: subview) }
    }

    private func start(isAnimated: Bool) {
        guard isAnimated else { return endOnNextTurn() }
        let isHeld = Animation.holder != nil
        guard !changes.isEmpty || timing.isTransition || isHeld else { return end() }
        Animation.running[ObjectIdentifier(self)] = self
        guard let length = timing.length else { return }
        if let holder = Animation.holder { return holder.take { [weak self] in self?.end(after: length * $0) } }
        end(after: length)
    }

    private func end(after length: TimeInterval) {
        ticket = Headless.schedule(after: length) { [weak self] in self?.end() }
    }

    private func lose(_ property: Property, of view: UIView) {
        isFinished = false
        changes.removeAll { $0.view === view && $0.property == property }
        guard changes.isEmpty, Animation.running[ObjectIdentifier(self)] != nil else { return }
        if let ticket { Headless.cancel(ticket) }
        endOnNextTurn()
    }

    private func endOnNextTurn() {
        Animation.running[ObjectIdentifier(self)] = self
        Headless.schedule(after: 0) { [weak self] in self?.end() }
    }

    private func end() {
        Animation.running[ObjectIdentifier(self)] = nil
        for change in changes { change.view?.core.animations[change.property] = nil }
        let completion = completion
        self.completion = nil
        completion?(isFinished)
    }
}
