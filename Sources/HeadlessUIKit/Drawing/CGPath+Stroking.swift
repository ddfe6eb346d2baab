extension CGPath {
    /// The outline of what a pen leaves along the path, to be filled by winding.
    public func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let outline = StrokeOutline(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        let path = CGPath(polylines: outline.shapes(along: elements.polylines))
        return CGPath(elements: path.elements.map { $0.applying(transform) })
    }

    /// The path in pieces: `lengths` says how long each piece and each gap is, in turn, and `phase` where to start.
    public func copy(
        dashingWithPhase phase: CGFloat,
        lengths: [CGFloat],
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lengths.reduce(0, +) > 0, lengths.allSatisfy({ $0 >= 0 }) else {
            return CGPath(elements: elements.map { $0.applying(transform) })
        }
        let pieces = elements.polylines.flatMap { $0.dashed(phase: phase, lengths: lengths) }
        return CGPath(elements: CGPath(polylines: pieces).elements.map { $0.applying(transform) })
    }
}

extension Polyline {
    fileprivate func dashed(phase: CGFloat, lengths: [CGFloat]) -> [Polyline] {
        var dash = Dash(lengths: lengths)
        dash.skip(phase)
        var pieces: [Polyline] = []
        let lines = isClosed ? lines : Array(zip(points, points.dropFirst()).map { (start: $0, end: $1) })
        if dash.isOn, let first = points.first { pieces.append(Polyline(points: [first])) }
        for line in lines {
            let length = line.start.distance(to: line.end)
            let direction = CGVector(from: line.start, to: line.end)
            var done: CGFloat = 0
            while length - done > dash.left {
                done += dash.left
                let point = line.start + CGVector(dx: direction.dx * done, dy: direction.dy * done)
                if dash.isOn { pieces[pieces.count - 1].points.append(point) }
                dash.turn()
                if dash.isOn { pieces.append(Polyline(points: [point])) }
            }
            dash.left -= length - done
            if dash.isOn { pieces[pieces.count - 1].points.append(line.end) }
        }
        return pieces
    }
}

/// Where in a pattern of pieces and gaps a pen is.
private struct Dash {
    let lengths: [CGFloat]
    var index = 0
    /// What is left of the piece or gap.
    var left: CGFloat

    init(lengths: [CGFloat]) {
        self.lengths = lengths
        left = lengths[0]
    }

    var isOn: Bool { index.isMultiple(of: 2) }

    mutating func turn() {
        index += 1
        left = lengths[index % lengths.count]
    }

    mutating func skip(_ length: CGFloat) {
        let round = lengths.reduce(0, +) * 2
        var rest = length.truncatingRemainder(dividingBy: round)
        if rest < 0 { rest += round }
        while rest >= left {
            rest -= left
            turn()
        }
        left -= rest
    }
}
