/// What a pen leaves along a path, as shapes that all go around in one direction and together cover it.
struct StrokeOutline {
    let width: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat

    func shapes(along parts: [Polyline]) -> [Polyline] {
        parts.flatMap(shapes(along:))
    }

    private func shapes(along part: Polyline) -> [Polyline] {
        let points = part.points.reduce(into: [CGPoint]()) { if $0.last != $1 { $0.append($1) } }
        guard let first = points.first, width > 0 else { return [] }
        guard points.count > 1 else { return dot(at: first) }
        var corners = points
        if part.isClosed, points.last != first { corners.append(first) }
        let lines = Array(zip(corners, corners.dropFirst()))
        var shapes = lines.map(line)
        for (before, after) in zip(lines, lines.dropFirst()) {
            shapes += corner(before.0, before.1, after.1)
        }
        if part.isClosed, let last = lines.last {
            shapes += corner(last.0, first, lines[0].1)
        } else if let last = lines.last {
            shapes += end(from: lines[0].1, at: lines[0].0) + end(from: last.0, at: last.1)
        }
        return shapes
    }

    private var half: CGFloat { width / 2 }

    /// A part of a single point: what its two ends leave.
    private func dot(at point: CGPoint) -> [Polyline] {
        switch cap {
        case .butt: []
        case .round: [circle(at: point)]
        case .square: [square(around: point)]
        }
    }

    private func line(from start: CGPoint, to end: CGPoint) -> Polyline {
        let direction = CGVector(from: start, to: end)
        let side = CGVector(dx: -direction.dy * half, dy: direction.dx * half)
        return Polyline(points: [start - side, end - side, end + side, start + side], isClosed: true)
    }

    private func end(from inside: CGPoint, at point: CGPoint) -> [Polyline] {
        switch cap {
        case .butt: return []
        case .round: return [circle(at: point)]
        case .square:
            let direction = CGVector(from: inside, to: point)
            return [line(from: point, to: point + CGVector(dx: direction.dx * half, dy: direction.dy * half))]
        }
    }

    private func corner(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint) -> [Polyline] {
        guard join != .round else { return [circle(at: point)] }
        let coming = CGVector(from: before, to: point)
        let going = CGVector(from: point, to: after)
        let cross = coming.dx * going.dy - coming.dy * going.dx
        guard abs(cross) > 1e-9 else { return [] }
        let side: CGFloat = cross > 0 ? -half : half
        let first = point + CGVector(dx: -coming.dy * side, dy: coming.dx * side)
        let second = point + CGVector(dx: -going.dy * side, dy: going.dx * side)
        var outline = [point, first, second]
        // The sine of half of the angle between the lines tells how far the point of a miter reaches.
        let sine = ((1 + coming.dx * going.dx + coming.dy * going.dy) / 2).squareRoot()
        if join == .miter, sine > 0, 1 / sine <= miterLimit {
            let middle = CGVector(from: point, to: CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2))
            let reach = half / sine
            outline.insert(point + CGVector(dx: middle.dx * reach, dy: middle.dy * reach), at: 2)
        }
        return [Polyline(points: cross > 0 ? outline : outline.reversed(), isClosed: true)]
    }

    private func circle(at point: CGPoint) -> Polyline {
        let steps = PathShapes.ellipse(
            in: CGRect(x: point.x - half, y: point.y - half, width: width, height: width)
        )
        return steps.polylines.first ?? Polyline(points: [])
    }

    private func square(around point: CGPoint) -> Polyline {
        line(from: CGPoint(x: point.x - half, y: point.y), to: CGPoint(x: point.x + half, y: point.y))
    }
}

extension CGPoint {
    static func + (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
    }

    static func - (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
    }
}
