/// Ties a thing to a place or to another thing, by a rod or by a spring.
open class UIAttachmentBehavior: UIDynamicBehavior {
    /// What a thing is tied to.
    public enum AttachmentType: Int, Sendable {
        /// Another thing.
        case items = 0
        /// A place.
        case anchor = 1
    }

    private let ends: [(item: any UIDynamicItem, offset: UIOffset)]

    /// What the thing is tied to.
    public let attachedBehaviorType: UIAttachmentBehavior.AttachmentType

    /// Ties a thing's middle to a place.
    public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
    }

    /// Ties a part of a thing to a place.
    public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
        ends = [(item, offset)]
        attachedBehaviorType = .anchor
        anchorPoint = point
        super.init()
        length = distance
    }

    /// Ties the middles of two things together.
    public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        self.init(item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
    }

    /// Ties parts of two things together.
    public init(
        item item1: any UIDynamicItem,
        offsetFromCenter offset1: UIOffset,
        attachedTo item2: any UIDynamicItem,
        offsetFromCenter offset2: UIOffset
    ) {
        ends = [(item1, offset1), (item2, offset2)]
        attachedBehaviorType = .items
        super.init()
        length = distance
    }

    /// The things that are tied.
    open var items: [any UIDynamicItem] { ends.map(\.item) }
    /// The place that the thing is tied to.
    open var anchorPoint = CGPoint.zero { didSet { animator?.resume() } }
    /// How long the rod, or the spring at rest, is; at first as far as the ends are apart.
    open var length: CGFloat = 0 { didSet { animator?.resume() } }
    /// How little the spring swings, from 0 to 1.
    open var damping: CGFloat = 0
    /// How often the spring swings in a second; 0 for a rod.
    open var frequency: CGFloat = 0

    private var distance: CGFloat {
        let points = ends.map { end in
            CGPoint(x: end.item.center.x + end.offset.horizontal, y: end.item.center.y + end.offset.vertical)
        }
        let other = points.count > 1 ? points[1] : anchorPoint
        return hypot(points[0].x - other.x, points[0].y - other.y)
    }

    override var movedItems: [any UIDynamicItem] { items }

    override func accelerate(for step: TimeInterval) {
        guard frequency > 0, let tie = tie() else { return }
        let pace = 2 * CGFloat.pi * frequency
        let pull = (tie.length - length) * pace * pace - tie.speed * 2 * damping * pace
        tie.hasten(by: pull * step)
    }

    override func constrain(for step: TimeInterval) {
        guard frequency == 0, let tie = tie() else { return }
        tie.shorten(by: tie.length - length)
        tie.hasten(by: -tie.speed)
    }

    private func tie() -> DynamicTie? {
        guard animator != nil else { return nil }
        let bodies = bodies(of: items)
        let points = zip(bodies, ends).map { body, end in
            CGPoint(x: body.center.x + end.offset.horizontal, y: body.center.y + end.offset.vertical)
        }
        return DynamicTie(
            first: bodies[0],
            second: bodies.count > 1 ? bodies[1] : nil,
            from: points[0],
            to: points.count > 1 ? points[1] : anchorPoint
        )
    }
}
