/// A straight line that things do not cross.
@MainActor
struct CollisionLine {
    let from: CGPoint
    let to: CGPoint
    /// Whether things belong on the right of the way along the line, wherever they are.
    let isOneSided: Bool

    /// How deep a thing is in the line, and which way it gets out; nil where the two do not touch.
    func overlap(with body: DynamicBody, slack: CGFloat) -> (depth: CGFloat, normal: CGVector, point: CGPoint)? {
        let length = hypot(to.x - from.x, to.y - from.y)
        guard length > 0 else { return nil }
        let along = CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
        var normal = CGVector(dx: -along.dy, dy: along.dx)
        let way = CGVector(dx: body.center.x - from.x, dy: body.center.y - from.y)
        var distance = way.dx * normal.dx + way.dy * normal.dy
        if distance < 0, !isOneSided {
            (normal, distance) = (CGVector(dx: -normal.dx, dy: -normal.dy), -distance)
        }
        let place = way.dx * along.dx + way.dy * along.dy
        let reach = body.reach(along: along)
        guard isOneSided || (place > -reach && place < length + reach) else { return nil }
        let depth = body.reach(along: normal) - distance
        guard depth > -slack else { return nil }
        let nearest = min(max(place, 0), length)
        return (depth, normal, CGPoint(x: from.x + along.dx * nearest, y: from.y + along.dy * nearest))
    }
}
