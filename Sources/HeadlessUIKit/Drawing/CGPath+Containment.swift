extension CGPath {
    /// Whether a point, changed by a matrix first, is in what a fill of the path covers; open parts count as closed.
    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool {
        elements.polylines.contains(point.applying(transform), using: rule)
    }

    /// The path with its curves as many short lines.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(polylines: elements.polylines)
    }

    /// A path of straight lines.
    convenience init(polylines: [Polyline]) {
        self.init(
            elements: polylines.flatMap { part -> [PathElement] in
                guard let first = part.points.first else { return [] }
                return [.move(first)] + part.points.dropFirst().map { .line($0) } + (part.isClosed ? [.close] : [])
            }
        )
    }
}
