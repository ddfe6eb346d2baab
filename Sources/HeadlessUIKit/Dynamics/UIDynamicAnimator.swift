/// Moves things as behaviours say, in steps of a sixtieth of a second on the clock that stands still until it is moved.
@MainActor
open class UIDynamicAnimator: NSObject {
    private weak var reference: UIView?
    private weak var layout: UICollectionViewLayout?
    private var top: [UIDynamicBehavior] = []
    private var bodies: [ObjectIdentifier: DynamicBody] = [:]
    private var order: [ObjectIdentifier] = []
    private var ticket: Headless.Clock.Ticket?
    private var elapsed: TimeInterval = 0
    private var restingSteps = 0

    /// How long a step is, and how many parts it has, so that fast things meet what is in their way.
    private static let step: TimeInterval = 1 / 60
    private static let partsOfStep = 4

    /// Moves things that are in no view.
    public override init() {
        super.init()
    }

    /// Moves things in the coordinates of a view.
    public init(referenceView view: UIView) {
        reference = view
        super.init()
    }

    /// Moves what a collection's layout places.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init()
    }

    /// Who hears that things begin to move and come to rest.
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    /// The view in whose coordinates things move.
    open var referenceView: UIView? { reference ?? layout?.collectionView }
    /// The behaviours, without those that they are made of.
    open var behaviors: [UIDynamicBehavior] { top }
    /// Whether something moves.
    open var isRunning: Bool { ticket != nil }
    /// How long things have been moving, in seconds.
    open var elapsedTime: TimeInterval { elapsed }

    /// Lets things move in one way more.
    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !top.contains(behavior) else { return }
        behavior.dynamicAnimator?.removeBehavior(behavior)
        top.append(behavior)
        behavior.move(to: self)
    }

    /// Lets things move in one way less.
    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard top.contains(behavior) else { return }
        top.removeAll { $0 === behavior }
        behavior.move(to: nil)
        forgetIdleBodies()
        resume()
    }

    /// Lets things be where they are.
    open func removeAllBehaviors() {
        for behavior in top { removeBehavior(behavior) }
    }

    /// The things of which a part is in a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        movedItems.filter { body(of: $0).frame.intersects(rect) }
    }

    /// Takes over where the app put a thing, and how it turned it.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        body(of: item).read()
        resume()
    }

    // MARK: Collections

    /// Where an item of the collection is by now; nil for one that is not moved.
    open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
    }

    /// Where a header or the like of the collection is by now; nil for one that is not moved.
    open func layoutAttributesForSupplementaryView(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    /// Where an ornament of the collection is by now; nil for one that is not moved.
    open func layoutAttributesForDecorationView(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes {
            $0.representedElementCategory == .decorationView && $0.representedElementKind == kind
                && $0.indexPath == indexPath
        }
    }

    private func attributes(
        where isMeant: (UICollectionViewLayoutAttributes) -> Bool
    ) -> UICollectionViewLayoutAttributes? {
        movedItems.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: isMeant)
    }

    // MARK: Steps

    /// Lets things move again, where they are at rest.
    func resume() {
        restingSteps = 0
        guard ticket == nil, !top.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        scheduleStep()
    }

    private func scheduleStep() {
        ticket = Headless.schedule(after: Self.step) { [weak self] in self?.makeStep() }
    }

    private func makeStep() {
        ticket = nil
        guard !top.isEmpty else { return pause() }
        let parts = top.flatMap(\.parts)
        let moved = parts.flatMap { $0.bodies(of: $0.movedItems) }
        let step = Self.step / Double(Self.partsOfStep)
        for _ in 0..<Self.partsOfStep {
            for part in parts { part.accelerate(for: step) }
            for body in order.compactMap({ bodies[$0] }) { body.move(for: step) }
            for part in parts { part.constrain(for: step) }
        }
        elapsed += Self.step
        let before = moved.map(\.item.center)
        for body in moved { body.show() }
        layout?.invalidateLayout()
        for part in parts { part.action?() }
        let isStill = zip(before, moved).allSatisfy { abs($0.x - $1.center.x) < 0.1 && abs($0.y - $1.center.y) < 0.1 }
        let rests = isStill && moved.allSatisfy { $0.angularVelocity.magnitude < 0.01 }
        restingSteps = rests ? restingSteps + 1 : 0
        if restingSteps < 10 { scheduleStep() } else { pause() }
    }

    private func pause() {
        for body in bodies.values where body.isAtRest { (body.velocity, body.angularVelocity) = (.zero, 0) }
        delegate?.dynamicAnimatorDidPause(self)
    }

    /// What is known of a thing.
    func body(of item: any UIDynamicItem) -> DynamicBody {
        let key = ObjectIdentifier(item)
        if let body = bodies[key] { return body }
        let body = DynamicBody(item)
        bodies[key] = body
        order.append(key)
        return body
    }

    private var movedItems: [any UIDynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return top.flatMap(\.parts).flatMap(\.movedItems).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Forgets the things that no behaviour moves any more, and so how fast they were.
    private func forgetIdleBodies() {
        let kept = Set(movedItems.map { ObjectIdentifier($0) })
        bodies = bodies.filter { kept.contains($0.key) }
        order.removeAll { !kept.contains($0) }
    }
}
