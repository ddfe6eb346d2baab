/// A line from a thing to a place or to another thing, along which the two are drawn together.
@MainActor
struct DynamicTie {
    private let first: DynamicBody
    private let second: DynamicBody?
    /// From the first to the second, of length 1.
    private let direction: CGVector
    private let shares: (first: CGFloat, second: CGFloat)

    /// How far the two are apart.
    let length: CGFloat

    init(first: DynamicBody, second: DynamicBody?, from: CGPoint, to: CGPoint) {
        self.first = first
        self.second = second
        length = hypot(to.x - from.x, to.y - from.y)
        direction = length > 0 ? CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length) : .zero
        shares = DynamicBody.shares(first, second)
    }

    /// How fast the two come together; less than nothing where they part.
    var speed: CGFloat {
        let other = second?.velocity ?? .zero
        return (first.velocity.x - other.x) * direction.dx + (first.velocity.y - other.y) * direction.dy
    }

    /// Lets the two come together faster.
    func hasten(by speed: CGFloat) {
        first.velocity.x += direction.dx * speed * shares.first
        first.velocity.y += direction.dy * speed * shares.first
        second?.velocity.x -= direction.dx * speed * shares.second
        second?.velocity.y -= direction.dy * speed * shares.second
    }

    /// Puts the two nearer together.
    func shorten(by way: CGFloat) {
        first.center.x += direction.dx * way * shares.first
        first.center.y += direction.dy * way * shares.first
        second?.center.x -= direction.dx * way * shares.second
        second?.center.y -= direction.dy * way * shares.second
    }
}

extension DynamicBody {
    /// How much of what happens between two falls to each: more to the lighter one, nothing to what stays where it is.
    static func shares(_ first: DynamicBody, _ second: DynamicBody?) -> (first: CGFloat, second: CGFloat) {
        guard let second, !second.isAnchored else { return (first.isAnchored ? 0 : 1, 0) }
        guard !first.isAnchored else { return (0, 1) }
        let sum = first.mass + second.mass
        return sum > 0 ? (second.mass / sum, first.mass / sum) : (0.5, 0.5)
    }
}
