extension CGPath {
    /// The smallest upright rectangle around all points, control points too; null where there are none.
    public var boundingBox: CGRect {
        CGRect(around: elements.flatMap(\.points))
    }

    /// The smallest upright rectangle around all lines and curves; null where there are none.
    public var boundingBoxOfPath: CGRect {
        var points: [CGPoint] = []
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let end), .line(let end):
                points.append(end)
            case .quad(let control, let end):
                points += [end] + Bezier.extremes(raising: (current, control, end))
            case .cubic(let first, let second, let end):
                points += [end] + Bezier(start: current, first: first, second: second, end: end).extremes
            case .close:
                break
            }
            current = element.points.last ?? current
        }
        return CGRect(around: points)
    }
}

extension CGRect {
    /// The smallest upright rectangle around `points`; null where there are none.
    init(around points: [CGPoint]) {
        let across = points.map(\.x)
        let down = points.map(\.y)
        guard let left = across.min(), let right = across.max(), let top = down.min(), let bottom = down.max() else {
            self = .null
            return
        }
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }
}
