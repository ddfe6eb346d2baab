/// A curve with two control points.
struct Bezier {
    let start: CGPoint
    let first: CGPoint
    let second: CGPoint
    let end: CGPoint

    /// The point at a time from 0 to 1.
    func point(at time: CGFloat) -> CGPoint {
        let rest = 1 - time
        func value(_ axis: (CGPoint) -> CGFloat) -> CGFloat {
            rest * rest * rest * axis(start) + 3 * rest * rest * time * axis(first)
                + 3 * rest * time * time * axis(second) + time * time * time * axis(end)
        }
        return CGPoint(x: value(\.x), y: value(\.y))
    }

    /// The points where the curve turns back along an axis.
    var extremes: [CGPoint] {
        let across = Self.turns(start.x, first.x, second.x, end.x)
        let along = Self.turns(start.y, first.y, second.y, end.y)
        return (across + along).filter { $0 > 0 && $0 < 1 }.map(point(at:))
    }

    /// Points along the curve, without its start; as many as its length needs.
    var flattened: [CGPoint] {
        let length = start.distance(to: first) + first.distance(to: second) + second.distance(to: end)
        let count = Int(min(max((length.squareRoot() * 3).rounded(.up), 8), 200))
        return (1..<count).map { point(at: CGFloat($0) / CGFloat(count)) } + [end]
    }

    /// A curve with one control point, as one with two.
    init(start: CGPoint, control: CGPoint, end: CGPoint) {
        func between(_ point: CGPoint) -> CGPoint {
            CGPoint(x: point.x + (control.x - point.x) * 2 / 3, y: point.y + (control.y - point.y) * 2 / 3)
        }
        self.init(start: start, first: between(start), second: between(end), end: end)
    }

    init(start: CGPoint, first: CGPoint, second: CGPoint, end: CGPoint) {
        self.start = start
        self.first = first
        self.second = second
        self.end = end
    }

    /// The points where a curve with one control point turns back along an axis.
    static func extremes(raising curve: (start: CGPoint, control: CGPoint, end: CGPoint)) -> [CGPoint] {
        Bezier(start: curve.start, control: curve.control, end: curve.end).extremes
    }

    /// The times at which the speed along one axis is 0.
    private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        let a = 3 * (p3 - 3 * p2 + 3 * p1 - p0)
        let b = 6 * (p2 - 2 * p1 + p0)
        let c = 3 * (p1 - p0)
        guard abs(a) > 1e-9 else { return abs(b) > 1e-9 ? [-c / b] : [] }
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let root = discriminant.squareRoot()
        return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}
