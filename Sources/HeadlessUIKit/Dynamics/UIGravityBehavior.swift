/// Lets things fall.
open class UIGravityBehavior: UIDynamicBehavior {
    private var falling: [any UIDynamicItem]

    /// Lets things fall downwards, by 1000 points a second faster each second.
    public init(items: [any UIDynamicItem]) {
        falling = items
        super.init()
    }

    /// Lets things fall that are added later.
    public override convenience init() {
        self.init(items: [])
    }

    /// The things that fall.
    open var items: [any UIDynamicItem] { falling }

    /// Lets one thing more fall.
    open func addItem(_ item: any UIDynamicItem) {
        guard !falling.contains(where: { $0 === item }) else { return }
        falling.append(item)
        animator?.resume()
    }

    /// Lets a thing fall no more.
    open func removeItem(_ item: any UIDynamicItem) {
        falling.removeAll { $0 === item }
        animator?.resume()
    }

    /// Where to, and how much; downwards by 1 at first.
    open var gravityDirection = CGVector(dx: 0.0, dy: 1.0) { didSet { animator?.resume() } }

    /// Where to, from the right clockwise.
    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// How much.
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }

    /// Says where to and how much.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override var movedItems: [any UIDynamicItem] { falling }

    override func accelerate(for step: TimeInterval) {
        for body in bodies(of: falling) {
            body.velocity.x += gravityDirection.dx * 1000 * step
            body.velocity.y += gravityDirection.dy * 1000 * step
        }
    }
}
