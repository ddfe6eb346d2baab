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

    /// A value that is another than before.
    struct Change {
        weak var view: UIView?
        let property: Property
        let former: LayerValue
    }

    /// Whether a change made now belongs to an animation; read by layers, which are on no actor.
    nonisolated(unsafe) private static var isRecordingNow = false
    private static var current: Animation?
    private static var running: [ObjectIdentifier: Animation] = [:]
    private static var isEnabledNow = true
    /// Keeps the animations that are made now from running.
    static var holder: HeldAnimations?

    var timing: Timing
    private(set) var changes: [Change] = []
    /// The values at the end, once others were set on the views.
    var finals: [LayerValue?]?
    /// How far along it is; nil goes by the clock.
    var progress: (() -> CGFloat)?
    private let outer: Animation?
    private let start = Headless.now
    private var isFinished = true
    private var completion: ((Bool) -> Void)?
    private var ticket: Headless.Clock.Ticket?

    private init(timing: Timing, completion: ((Bool) -> Void)?) {
        self.timing = timing
        self.completion = completion
        outer = Animation.current
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
    static var currentTiming: Timing? {
        get { current?.timing }
        set {
            guard let newValue else { return }
            current?.timing = newValue
            isEnabled = isEnabledNow
        }
    }

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
        begin(timing, completion: completion)
        changes()
        commit()
    }

    /// Lets all changes up to `commit` belong to an animation.
    static func begin(_ timing: Timing, completion: ((Bool) -> Void)? = nil) {
        current = Animation(timing: timing, completion: completion)
        isEnabled = isEnabledNow
    }

    static func commit() {
        guard let animation = current else { return }
        let isAnimated = animation.timing.takesTime && isEnabledNow
        current = animation.outer
        isEnabled = isEnabledNow
        animation.start(isAnimated: isAnimated)
    }

    /// The animation that `changes` make, which ends when whoever asked for it says so.
    static func held(_ timing: Timing, _ changes: () -> Void) -> Animation {
        let animation = Animation(timing: timing, completion: nil)
        current = animation
        isEnabled = isEnabledNow
        changes()
        current = animation.outer
        isEnabled = isEnabledNow
        running[ObjectIdentifier(animation)] = animation
        return animation
    }

    static func record(_ property: Property, of view: UIView, from former: LayerValue) {
        guard let current else { return }
        let earlier = view.core.animations[property]?.animation
        guard earlier !== current else { return }
        earlier?.lose(property, of: view)
        view.core.animations[property] = Reference(animation: current)
        current.changes.append(Change(view: view, property: property, former: former))
    }

    static func interruptAll(of view: UIView) {
        let animations = view.core.animations
        view.core.animations = [:]
        for (property, reference) in animations { reference.animation?.lose(property, of: view) }
    }

    static func interruptAll(below view: UIView) {
        view.layer.stopTree()
        interruptTree(view)
    }

    private static func interruptTree(_ view: UIView) {
        guard !running.isEmpty else { return }
        interruptAll(of: view)
        for subview in view.subviews { interruptTree(subview) }
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
        guard progress == nil, changes.isEmpty, Animation.running[ObjectIdentifier(self)] != nil else { return }
        if let ticket { Headless.cancel(ticket) }
        endOnNextTurn()
    }

    private func endOnNextTurn() {
        Animation.running[ObjectIdentifier(self)] = self
        Headless.schedule(after: 0) { [weak self] in self?.end() }
    }

    func end() {
        Animation.running[ObjectIdentifier(self)] = nil
        for change in changes { change.view?.core.animations[change.property] = nil }
        let completion = completion
        self.completion = nil
        completion?(isFinished)
    }

    /// How far along it is by the clock, from 0 to 1.
    var share: CGFloat {
        guard timing.duration > 0 else { return 1 }
        let runs = max(0, Headless.now - start - timing.delay) / timing.duration
        let position = runs.truncatingRemainder(dividingBy: timing.autoreverses ? 2 : 1)
        if let length = timing.length, Headless.now - start >= length { return timing.autoreverses ? 0 : 1 }
        return CGFloat(position > 1 ? 2 - position : position)
    }
}
