/// Lets things meet each other and the boundaries of the place where they move.
open class UICollisionBehavior: UIDynamicBehavior {
    /// What things meet.
    public struct Mode: OptionSet, Sendable {
        /// Each other.
        public static var items: Mode { Mode(rawValue: 1) }
        /// Boundaries.
        public static var boundaries: Mode { Mode(rawValue: 2) }
        /// All there is.
        public static var everything: Mode { Mode(rawValue: .max) }

        /// The bits.
        public let rawValue: UInt

        /// A set of bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    private var meeting: [any UIDynamicItem]
    private var insets = UIEdgeInsets.zero
    var boundaries: [CollisionBoundary] = []
    var contacts: [CollisionContact] = []

    /// Lets things meet.
    public init(items: [any UIDynamicItem]) {
        meeting = items
        super.init()
    }

    /// Lets things meet that are added later.
    public override convenience init() {
        self.init(items: [])
    }

    /// The things.
    open var items: [any UIDynamicItem] { meeting }
    /// What the things meet.
    open var collisionMode = UICollisionBehavior.Mode.everything { didSet { animator?.resume() } }
    /// Who hears that things meet and part.
    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    /// Whether things stay within the view where they move.
    open var translatesReferenceBoundsIntoBoundary = false { didSet { animator?.resume() } }

    /// Lets one thing more meet others.
    open func addItem(_ item: any UIDynamicItem) {
        guard !meeting.contains(where: { $0 === item }) else { return }
        meeting.append(item)
        animator?.resume()
    }

    /// Lets a thing meet others no more.
    open func removeItem(_ item: any UIDynamicItem) {
        meeting.removeAll { $0 === item }
        animator?.resume()
    }

    /// Lets things stay within the view where they move, at some distance from its edges.
    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    /// Puts a path in the way.
    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        removeBoundary(withIdentifier: identifier)
        boundaries.append(CollisionBoundary(identifier: identifier, path: bezierPath))
        animator?.resume()
    }

    /// Puts a line in the way.
    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        let path = UIBezierPath()
        path.move(to: p1)
        path.addLine(to: p2)
        addBoundary(withIdentifier: identifier, for: path)
    }

    /// What was put in the way under a name; nil for nothing.
    open func boundary(withIdentifier identifier: any NSCopying) -> UIBezierPath? {
        boundaries.first { $0.isNamed(identifier) }?.path
    }

    /// Takes out of the way what was put there under a name.
    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        boundaries.removeAll { $0.isNamed(identifier) }
        animator?.resume()
    }

    /// The names of what was put in the way.
    open var boundaryIdentifiers: [any NSCopying]? { boundaries.isEmpty ? nil : boundaries.compactMap(\.identifier) }

    /// Takes everything out of the way that was put there.
    open func removeAllBoundaries() {
        boundaries = []
        animator?.resume()
    }

    /// What things meet besides each other.
    var allBoundaries: [CollisionBoundary] {
        guard translatesReferenceBoundsIntoBoundary, let view = animator?.referenceView else { return boundaries }
        let edges = UIBezierPath(rect: view.bounds.inset(by: insets))
        return boundaries + [CollisionBoundary(identifier: nil, path: edges, keepsInside: true)]
    }

    override var movedItems: [any UIDynamicItem] { meeting }

    override func constrain(for step: TimeInterval) {
        meet()
    }
}
