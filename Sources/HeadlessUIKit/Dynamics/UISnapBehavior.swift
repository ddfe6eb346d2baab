/// Draws a thing to a place, as a spring does.
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    /// How fast the spring swings, in radians a second.
    private static let pace: CGFloat = 18

    /// Draws a thing to a place.
    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
        super.init()
    }

    /// The place.
    open var snapPoint: CGPoint { didSet { animator?.resume() } }
    /// How little the thing swings there, from 0 to 1.
    open var damping: CGFloat = 0.5

    override var movedItems: [any UIDynamicItem] { [item] }

    override func accelerate(for step: TimeInterval) {
        let drag = 2 * Self.pace * (0.2 + 0.8 * min(max(damping, 0), 1))
        for body in bodies(of: [item]) {
            let (x, y) = (snapPoint.x - body.center.x, snapPoint.y - body.center.y)
            body.velocity.x += (x * Self.pace * Self.pace - body.velocity.x * drag) * step
            body.velocity.y += (y * Self.pace * Self.pace - body.velocity.y * drag) * step
            body.angularVelocity -= body.angularVelocity * drag * step
        }
    }

    override func constrain(for step: TimeInterval) {
        for body in bodies(of: [item]) {
            let distance = hypot(snapPoint.x - body.center.x, snapPoint.y - body.center.y)
            guard distance < 0.1, hypot(body.velocity.x, body.velocity.y) < 5 else { continue }
            (body.center, body.velocity) = (snapPoint, .zero)
        }
    }
}
