/// One part of a path, with its curves as many short lines.
struct Polyline: Equatable {
    var points: [CGPoint]
    /// Whether the part was closed.
    var isClosed = false

    /// Whether the part ends where it starts.
    var returns: Bool {
        guard let first = points.first, let last = points.last else { return false }
        return isClosed || (points.count > 2 && first.distance(to: last) < 0.001)
    }

    /// The lines of the part, and the one that closes it.
    var lines: [(start: CGPoint, end: CGPoint)] {
        guard let first = points.first, let last = points.last, points.count > 1 else { return [] }
        let lines = zip(points, points.dropFirst()).map { (start: $0, end: $1) }
        return last == first ? lines : lines + [(start: last, end: first)]
    }

    /// How often the part goes around `point`, clockwise counted up.
    func winding(around point: CGPoint) -> Int {
        lines.reduce(0) { $0 + Self.crossing(from: $1.start, to: $1.end, point) }
    }

    /// How often the part is crossed on the way from `point` to the right.
    func crossings(from point: CGPoint) -> Int {
        lines.reduce(0) { $0 + abs(Self.crossing(from: $1.start, to: $1.end, point)) }
    }

    private static func crossing(from start: CGPoint, to end: CGPoint, _ point: CGPoint) -> Int {
        guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        guard x > point.x else { return 0 }
        return end.y > start.y ? 1 : -1
    }
}

extension [PathElement] {
    /// The parts of the path, with curves as many short lines.
    var polylines: [Polyline] {
        var parts: [Polyline] = []
        for element in self {
            let current = parts.last?.isClosed == true ? parts.last?.points.first : parts.last?.points.last
            switch element {
            case .move(let end):
                parts.append(Polyline(points: [end]))
            case .line(let end):
                parts.extend(by: [end], from: current)
            case .quad(let control, let end):
                let start = current ?? end
                parts.extend(by: Bezier(start: start, control: control, end: end).flattened, from: start)
            case .cubic(let first, let second, let end):
                let start = current ?? end
                let curve = Bezier(start: start, first: first, second: second, end: end)
                parts.extend(by: curve.flattened, from: start)
            case .close:
                guard !parts.isEmpty else { continue }
                parts[parts.count - 1].isClosed = true
            }
        }
        return parts
    }
}

extension [Polyline] {
    /// Adds points to the last part, or to a new one where that is closed.
    fileprivate mutating func extend(by points: [CGPoint], from start: CGPoint?) {
        if isEmpty || last?.isClosed == true {
            append(Polyline(points: start.map { [$0] } ?? []))
        }
        self[count - 1].points += points
    }

    /// Whether `point` is inside of the parts together.
    func contains(_ point: CGPoint, using rule: CGPathFillRule) -> Bool {
        switch rule {
        case .winding: reduce(0) { $0 + $1.winding(around: point) } != 0
        case .evenOdd: reduce(0) { $0 + $1.crossings(from: point) } % 2 != 0
        }
    }
}
