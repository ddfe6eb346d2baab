/// Pushes things, once or for as long as it is active.
open class UIPushBehavior: UIDynamicBehavior {
    /// How long things are pushed.
    public enum Mode: Int, Sendable {
        /// For as long as the push is active.
        case continuous = 0
        /// Once.
        case instantaneous = 1
    }

    private var pushed: [any UIDynamicItem]
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// How long things are pushed.
    public let mode: UIPushBehavior.Mode

    /// Pushes things, nowhere at first.
    public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
        pushed = items
        self.mode = mode
        super.init()
    }

    /// The things that are pushed.
    open var items: [any UIDynamicItem] { pushed }

    /// Pushes one thing more.
    open func addItem(_ item: any UIDynamicItem) {
        guard !pushed.contains(where: { $0 === item }) else { return }
        pushed.append(item)
        animator?.resume()
    }

    /// Pushes a thing no more.
    open func removeItem(_ item: any UIDynamicItem) {
        pushed.removeAll { $0 === item }
        offsets[ObjectIdentifier(item)] = nil
    }

    /// Where a thing is pushed, from its middle.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    /// Says where a thing is pushed, from its middle; elsewhere it turns.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
    }

    /// Whether things are pushed; a single push ends it.
    open var active = true { didSet { animator?.resume() } }
    /// Where to, and how much: 1 makes 100 x 100 points faster by 100 points a second, at once or each second.
    open var pushDirection = CGVector.zero { didSet { animator?.resume() } }

    /// Where to, from the right clockwise.
    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// How much.
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Says where to and how much.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var movedItems: [any UIDynamicItem] { pushed }

    override func accelerate(for step: TimeInterval) {
        guard active, pushDirection != .zero else { return }
        let share = mode == .instantaneous ? 1 : step
        let force = CGVector(dx: pushDirection.dx * share, dy: pushDirection.dy * share)
        for body in bodies(of: pushed) { body.push(force, at: targetOffsetFromCenter(for: body.item)) }
        if mode == .instantaneous { active = false }
    }
}
