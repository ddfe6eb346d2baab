/// What things are like: how they spring back, slide, weigh and turn.
open class UIDynamicItemBehavior: UIDynamicBehavior {
    private var described: [any UIDynamicItem]
    /// What was asked before there was an animator.
    private var waiting: [(DynamicBody) -> Void] = []
    private var waitingItems: [any UIDynamicItem] = []

    /// Says what things are like.
    public init(items: [any UIDynamicItem]) {
        described = items
        super.init()
    }

    /// Says what things are like that are added later.
    public override convenience init() {
        self.init(items: [])
    }

    /// The things.
    open var items: [any UIDynamicItem] { described }

    /// Says it of one thing more.
    open func addItem(_ item: any UIDynamicItem) {
        guard !described.contains(where: { $0 === item }) else { return }
        described.append(item)
        describe()
    }

    /// Says it of a thing no more.
    open func removeItem(_ item: any UIDynamicItem) {
        described.removeAll { $0 === item }
    }

    /// How much of their speed things keep when they hit something, from 0 to 1.
    open var elasticity: CGFloat = 0 { didSet { describe() } }
    /// How much things are slowed by what they slide along.
    open var friction: CGFloat = 0 { didSet { describe() } }
    /// How much things weigh for their size.
    open var density: CGFloat = 1 { didSet { describe() } }
    /// How much things are slowed all the time.
    open var resistance: CGFloat = 0 { didSet { describe() } }
    /// How much turning things are slowed all the time.
    open var angularResistance: CGFloat = 0 { didSet { describe() } }
    /// Whether things turn.
    open var allowsRotation = true { didSet { describe() } }
    /// Whether things stay where they are, whatever hits them.
    open var isAnchored = false { didSet { describe() } }

    /// Makes a thing faster, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        change(item) { body in
            body.velocity.x += velocity.x
            body.velocity.y += velocity.y
        }
    }

    /// How fast a thing is, in points a second.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { animator?.body(of: item).velocity ?? .zero }

    /// Makes a thing turn faster, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        change(item) { $0.angularVelocity += velocity }
    }

    /// How fast a thing turns, in radians a second.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        animator?.body(of: item).angularVelocity ?? 0
    }

    override var movedItems: [any UIDynamicItem] { described }

    override func didMove() {
        describe()
        guard animator != nil else { return }
        for (item, change) in zip(waitingItems, waiting) { self.change(item, change) }
        (waitingItems, waiting) = ([], [])
    }

    override func accelerate(for step: TimeInterval) {
        guard resistance > 0 || angularResistance > 0 else { return }
        for body in bodies(of: described) {
            let kept = max(0, 1 - resistance * step)
            body.velocity = CGPoint(x: body.velocity.x * kept, y: body.velocity.y * kept)
            body.angularVelocity *= max(0, 1 - angularResistance * step)
        }
    }

    private func describe() {
        for body in bodies(of: described) {
            body.elasticity = elasticity
            body.friction = friction
            body.density = density
            body.allowsRotation = allowsRotation
            body.isAnchored = isAnchored
        }
        animator?.resume()
    }

    private func change(_ item: any UIDynamicItem, _ change: @escaping (DynamicBody) -> Void) {
        guard let animator else {
            waitingItems.append(item)
            return waiting.append(change)
        }
        change(animator.body(of: item))
        animator.resume()
    }
}
