extension CGMutablePath {
    /// Adds an arc of a circle, after a line to its start where a part was started.
    ///
    /// - Parameter clockwise: Towards smaller angles, in radians; where y grows downwards, that is against the clock.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = PathShapes.sweep(from: startAngle, to: endAngle, isGrowing: !clockwise)
        addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
    }

    /// Adds an arc of a circle that covers an angle, in radians, after a line to its start where a part was started.
    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let start = CGPoint(center: center, radius: radius, angle: startAngle).applying(transform)
        if elements.isEmpty {
            move(to: start)
        } else if start.distance(to: currentPoint) > 1e-9 || elements.last == .close {
            add(.line(start))
        }
        for element in PathShapes.arc(center: center, radius: radius, from: startAngle, by: delta) {
            add(element.applying(transform))
        }
    }

    /// Adds an arc that rounds the corner at `tangent1End` on the way to `tangent2End`, after a line to its start.
    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard !elements.isEmpty else { return }
        let from = currentPoint.applying(transform.inverted())
        let towardsStart = CGVector(from: tangent1End, to: from)
        let towardsEnd = CGVector(from: tangent1End, to: tangent2End)
        let cosine = towardsStart.dx * towardsEnd.dx + towardsStart.dy * towardsEnd.dy
        let cross = towardsStart.dx * towardsEnd.dy - towardsStart.dy * towardsEnd.dx
        guard radius > 0, abs(cross) > 1e-9 else { return addLine(to: tangent1End, transform: transform) }
        let half = acos(min(max(cosine, -1), 1)) / 2
        let reach = radius / tan(half)
        let first = CGPoint(x: tangent1End.x + towardsStart.dx * reach, y: tangent1End.y + towardsStart.dy * reach)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - towardsStart.dy * radius * side, y: first.y + towardsStart.dx * radius * side)
        let start = atan2(first.y - center.y, first.x - center.x)
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: start,
            delta: (.pi - 2 * half) * -side,
            transform: transform
        )
    }
}

extension CGVector {
    /// The direction from one point to another, with length 1; zero where they are the same.
    init(from start: CGPoint, to end: CGPoint) {
        let length = start.distance(to: end)
        guard length > 0 else {
            self.init()
            return
        }
        self.init(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }
}
