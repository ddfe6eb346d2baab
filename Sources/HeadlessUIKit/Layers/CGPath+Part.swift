extension CGPath {
    /// The part of the path between two shares of its length, from 0 to 1.
    func part(from start: CGFloat, to end: CGFloat) -> CGPath {
        guard start > 0 || end < 1 else { return self }
        let lines = elements.polylines.flatMap { part in
            part.isClosed ? part.lines : Array(zip(part.points, part.points.dropFirst()).map { (start: $0, end: $1) })
        }
        let total = lines.reduce(0) { $0 + $1.start.distance(to: $1.end) }
        let (first, last) = (total * max(start, 0), total * min(end, 1))
        let path = CGMutablePath()
        var done: CGFloat = 0
        for line in lines {
            let length = line.start.distance(to: line.end)
            defer { done += length }
            guard length > 0, done + length > first, done < last else { continue }
            func point(_ place: CGFloat) -> CGPoint {
                let direction = CGVector(from: line.start, to: line.end)
                let reach = min(max(place - done, 0), length)
                return line.start + CGVector(dx: direction.dx * reach, dy: direction.dy * reach)
            }
            let (from, to) = (point(first), point(last))
            if path.isEmpty || path.currentPoint != from { path.move(to: from) }
            path.addLine(to: to)
        }
        return path
    }
}
