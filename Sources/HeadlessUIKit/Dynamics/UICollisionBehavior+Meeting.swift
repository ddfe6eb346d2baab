extension UICollisionBehavior {
    /// How near what touched stays in touch, in points.
    private static let slack: CGFloat = 0.5
    /// The speed below which nothing springs back, in points a second.
    private static let leastSpeed: CGFloat = 20

    private typealias Touch = (contact: CollisionContact, point: CGPoint)

    /// Keeps things out of each other and of what is in their way, and tells who met and who parted.
    func meet() {
        let bodies = bodies(of: items)
        var touches: [Touch] = []
        if collisionMode.contains(.items) {
            for (index, first) in bodies.enumerated() {
                for second in bodies[(index + 1)...] { touches += touch(first, second) }
            }
        }
        if collisionMode.contains(.boundaries) {
            let boundaries = allBoundaries
            for body in bodies { touches += boundaries.flatMap { touch(body, $0) } }
        }
        tell(of: touches)
    }

    private func touch(_ body: DynamicBody, _ boundary: CollisionBoundary) -> [Touch] {
        guard !body.isAnchored else { return [] }
        var first: Touch?
        for line in boundary.lines {
            guard let overlap = line.overlap(with: body, slack: isTouching(body, boundary) ? Self.slack : 0) else {
                continue
            }
            if overlap.depth > 0 {
                body.center.x += overlap.normal.dx * overlap.depth
                body.center.y += overlap.normal.dy * overlap.depth
            }
            bounce(body, nil, along: overlap.normal)
            let contact = CollisionContact(first: body.item, second: nil, boundary: boundary.identifier)
            first = first ?? (contact, overlap.point)
        }
        return first.map { [$0] } ?? []
    }

    private func isTouching(_ body: DynamicBody, _ boundary: CollisionBoundary) -> Bool {
        let contact = CollisionContact(first: body.item, second: nil, boundary: boundary.identifier)
        return contacts.contains { $0.isSame(as: contact) }
    }

    private func touch(_ first: DynamicBody, _ second: DynamicBody) -> [Touch] {
        let contact = CollisionContact(first: first.item, second: second.item, boundary: nil)
        let slack = contacts.contains { $0.isSame(as: contact) } ? Self.slack : 0
        guard let (depth, normal) = overlap(first, second), depth > -slack else { return [] }
        let shares = DynamicBody.shares(first, second)
        let way = max(0, depth)
        first.center.x += normal.dx * way * shares.first
        first.center.y += normal.dy * way * shares.first
        second.center.x -= normal.dx * way * shares.second
        second.center.y -= normal.dy * way * shares.second
        bounce(first, second, along: normal)
        let reach = first.reach(along: normal)
        let point = CGPoint(x: first.center.x - normal.dx * reach, y: first.center.y - normal.dy * reach)
        return [(contact, point)]
    }

    /// How deep two things are in each other, and which way the first gets out: for two ellipses away from the other's
    /// middle, else along the axis where that is shortest.
    private func overlap(_ first: DynamicBody, _ second: DynamicBody) -> (depth: CGFloat, normal: CGVector)? {
        let way = CGVector(dx: first.center.x - second.center.x, dy: first.center.y - second.center.y)
        let distance = hypot(way.dx, way.dy)
        let areRound = [first, second].allSatisfy { $0.item.collisionBoundsType == .ellipse }
        if areRound, distance > 0 {
            let normal = CGVector(dx: way.dx / distance, dy: way.dy / distance)
            return (first.reach(along: normal) + second.reach(along: normal) - distance, normal)
        }
        let across = CGVector(dx: way.dx < 0 ? -1.0 : 1.0, dy: 0.0)
        let down = CGVector(dx: 0.0, dy: way.dy < 0 ? -1.0 : 1.0)
        let depths = (
            across: first.reach(along: across) + second.reach(along: across) - abs(way.dx),
            down: first.reach(along: down) + second.reach(along: down) - abs(way.dy)
        )
        return depths.across < depths.down ? (depths.across, across) : (depths.down, down)
    }

    /// Turns the speed around with which things come together, as much as they spring back, and slows their sliding.
    private func bounce(_ first: DynamicBody, _ second: DynamicBody?, along normal: CGVector) {
        let other = second?.velocity ?? .zero
        let speed = (x: first.velocity.x - other.x, y: first.velocity.y - other.y)
        let inwards = speed.x * normal.dx + speed.y * normal.dy
        guard inwards < 0 else { return }
        let elasticity = -inwards < Self.leastSpeed ? 0 : max(first.elasticity, second?.elasticity ?? 0)
        let change = -inwards * (1 + elasticity)
        let friction = second.map { (first.friction * $0.friction).squareRoot() } ?? first.friction
        let tangent = CGVector(dx: -normal.dy, dy: normal.dx)
        let sliding = speed.x * tangent.dx + speed.y * tangent.dy
        let brake = -min(max(sliding, -friction * change), friction * change)
        let shares = DynamicBody.shares(first, second)
        first.velocity.x += (normal.dx * change + tangent.dx * brake) * shares.first
        first.velocity.y += (normal.dy * change + tangent.dy * brake) * shares.first
        second?.velocity.x -= (normal.dx * change + tangent.dx * brake) * shares.second
        second?.velocity.y -= (normal.dy * change + tangent.dy * brake) * shares.second
    }

    private func tell(of touches: [Touch]) {
        let before = contacts
        contacts = touches.map(\.contact)
        for touch in touches where !before.contains(where: { $0.isSame(as: touch.contact) }) {
            let contact = touch.contact
            if let second = contact.second {
                collisionDelegate?.collisionBehavior(
                    self,
                    beganContactFor: contact.first,
                    with: second,
                    at: touch.point
                )
            } else {
                collisionDelegate?.collisionBehavior(
                    self,
                    beganContactFor: contact.first,
                    withBoundaryIdentifier: contact.boundary,
                    at: touch.point
                )
            }
        }
        for contact in before where !contacts.contains(where: { $0.isSame(as: contact) }) {
            if let second = contact.second {
                collisionDelegate?.collisionBehavior(self, endedContactFor: contact.first, with: second)
            } else {
                collisionDelegate?.collisionBehavior(
                    self,
                    endedContactFor: contact.first,
                    withBoundaryIdentifier: contact.boundary
                )
            }
        }
    }
}
