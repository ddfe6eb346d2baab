/// Where something was, and when, as far as its speed needs to be known.
@MainActor
struct Trail {
    private var points: [(point: CGPoint, time: TimeInterval)] = []

    /// How long a place counts for the speed, in seconds.
    private var memory: TimeInterval { 0.1 }

    /// Where it is.
    var last: CGPoint? { points.last?.point }

    /// Points a second.
    var velocity: CGPoint {
        guard let first = points.first, let last = points.last, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGPoint(x: (last.point.x - first.point.x) / time, y: (last.point.y - first.point.y) / time)
    }

    mutating func restart(at point: CGPoint) {
        points = [(point, Headless.now)]
    }

    mutating func add(_ point: CGPoint) {
        points.append((point, Headless.now))
        let oldest = Headless.now - memory
        points.removeAll { $0.time < oldest }
    }
}
