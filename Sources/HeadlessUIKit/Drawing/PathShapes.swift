/// The shapes that paths are made of, as steps.
enum PathShapes {
    /// How far the control points of a quarter of a circle are from its ends, where the radius is 1.
    static let quarter: CGFloat = 4 / 3 * (CGFloat(2).squareRoot() - 1)

    /// From the corner of the origin along the top.
    static func rectangle(_ rect: CGRect) -> [PathElement] {
        [
            .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
            .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
        ]
    }

    /// From the right edge downwards.
    static func ellipse(in rect: CGRect) -> [PathElement] {
        let circle = arc(center: .zero, radius: 1, from: 0, by: 2 * .pi)
        let transform = CGAffineTransform(
            a: rect.width / 2,
            b: 0,
            c: 0,
            d: rect.height / 2,
            tx: rect.midX,
            ty: rect.midY
        )
        return ([.move(CGPoint(x: 1, y: 0))] + circle + [.close]).map { $0.applying(transform) }
    }

    /// The curves of an arc, without its start; `sweep` is the angle in radians, positive towards larger angles.
    static func arc(center: CGPoint, radius: CGFloat, from start: CGFloat, by sweep: CGFloat) -> [PathElement] {
        let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = radius * 4 / 3 * tan(step / 4)
        return (0..<count).map { index in
            let from = start + CGFloat(index) * step
            let to = start + CGFloat(index + 1) * step
            let first = CGPoint(center: center, radius: radius, angle: from)
            let last = CGPoint(center: center, radius: radius, angle: to)
            return .cubic(
                first: CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
                second: CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)),
                end: last
            )
        }
    }

    /// The angle that an arc covers, in radians, positive towards larger angles.
    static func sweep(from start: CGFloat, to end: CGFloat, isGrowing: Bool) -> CGFloat {
        let full = 2 * CGFloat.pi
        let difference = end - start
        guard abs(difference) < full - 1e-6 else { return isGrowing ? full : -full }
        if isGrowing { return difference < 0 ? difference + full : difference }
        return difference > 0 ? difference - full : difference
    }

    /// A rectangle, some of whose corners are quarters of ellipses; radii are cut to half of the rectangle.
    static func roundedRectangle(
        _ rect: CGRect,
        radii: CGSize,
        corners: UIRectCorner = .allCorners
    ) -> [PathElement] {
        let width = min(max(radii.width, 0), rect.width / 2)
        let height = min(max(radii.height, 0), rect.height / 2)
        guard width > 0, height > 0, !corners.isEmpty else { return rectangle(rect) }
        var steps: [PathElement] = []
        let places: [(UIRectCorner, CGPoint, CGVector)] = [
            (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: -1, dy: 1)),
            (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: -1, dy: -1)),
            (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: 1, dy: -1)),
            (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 1, dy: 1)),
        ]
        for (index, (corner, point, inwards)) in places.enumerated() {
            guard corners.contains(corner) else {
                steps.append(.line(point))
                continue
            }
            let beside = CGPoint(x: point.x + inwards.dx * width, y: point.y)
            let below = CGPoint(x: point.x, y: point.y + inwards.dy * height)
            // Going around with the clock, a corner is entered from the side and left up or down, or the other way.
            let (enter, leave) = index.isMultiple(of: 2) ? (beside, below) : (below, beside)
            func towards(_ end: CGPoint) -> CGPoint {
                CGPoint(x: end.x + (point.x - end.x) * quarter, y: end.y + (point.y - end.y) * quarter)
            }
            steps += [.line(enter), .cubic(first: towards(enter), second: towards(leave), end: leave)]
        }
        let start = corners.contains(.topLeft) ? rect.minX + width : rect.minX
        return [.move(CGPoint(x: start, y: rect.minY))] + steps + [.close]
    }
}

extension CGPoint {
    init(center: CGPoint, radius: CGFloat, angle: CGFloat) {
        self.init(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
}
