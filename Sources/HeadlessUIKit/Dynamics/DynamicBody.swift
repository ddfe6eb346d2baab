/// What an animator knows of a thing that it moves.
@MainActor
final class DynamicBody {
    let item: any UIDynamicItem
    var center: CGPoint
    var velocity = CGPoint.zero
    var angularVelocity: CGFloat = 0
    var isAnchored = false
    var allowsRotation = true
    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    private var turned: CGFloat = 0
    private var transform: CGAffineTransform

    init(_ item: any UIDynamicItem) {
        self.item = item
        center = item.center
        transform = item.transform
    }

    /// Reads the thing's place and turn, which the app set.
    func read() {
        center = item.center
        transform = item.transform
        turned = 0
    }

    /// Shows the thing where it is by now.
    func show() {
        guard !isAnchored else { return }
        if item.center != center { item.center = center }
        guard turned != 0 else { return }
        item.transform = transform.rotated(by: turned)
    }

    /// Lets the thing go on for a step of time.
    func move(for step: TimeInterval) {
        guard !isAnchored else { return (velocity, angularVelocity) = (.zero, 0) }
        center.x += velocity.x * step
        center.y += velocity.y * step
        if allowsRotation { turned += angularVelocity * step } else { angularVelocity = 0 }
    }

    /// Hits the thing with a force at a distance from its middle; one of 1 moves 100 x 100 points by 100 points a second.
    func push(_ force: CGVector, at offset: UIOffset = .zero) {
        guard mass > 0 else { return }
        velocity.x += force.dx * 100 / mass
        velocity.y += force.dy * 100 / mass
        let size = item.bounds.size
        let inertia = mass * (size.width * size.width + size.height * size.height) / 12
        guard inertia > 0 else { return }
        angularVelocity += (offset.horizontal * force.dy - offset.vertical * force.dx) * 100 / inertia
    }

    /// The weight of what would be 100 x 100 points and as dense as usual is 1.
    var mass: CGFloat { density * item.bounds.width * item.bounds.height / 10_000 }

    /// How far the thing reaches from its middle along a direction of length 1.
    func reach(along direction: CGVector) -> CGFloat {
        let size = item.bounds.size
        guard item.collisionBoundsType != .ellipse else {
            return (pow(direction.dx * size.width / 2, 2) + pow(direction.dy * size.height / 2, 2)).squareRoot()
        }
        let outline = item.collisionBoundsType == .path ? item.collisionBoundingPath.bounds : nil
        let shape = outline ?? CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let box = shape.applying(transform.rotated(by: turned))
        return abs(direction.dx) * box.width / 2 + abs(direction.dy) * box.height / 2
    }

    /// Whether the thing hardly moves.
    var isAtRest: Bool {
        abs(velocity.x) < 1 && abs(velocity.y) < 1 && abs(angularVelocity) < 0.01
    }

    /// The rectangle around the thing.
    var frame: CGRect {
        let (x, y) = (reach(along: CGVector(dx: 1, dy: 0)), reach(along: CGVector(dx: 0, dy: 1)))
        return CGRect(x: center.x - x, y: center.y - y, width: 2 * x, height: 2 * y)
    }
}
