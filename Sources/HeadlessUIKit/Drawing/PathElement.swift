/// One step of a path, as a value.
enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, end: CGPoint)
    case cubic(first: CGPoint, second: CGPoint, end: CGPoint)
    case close

    var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }

    /// The control points, then the end.
    var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quad(let control, let end): [control, end]
        case .cubic(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let end): .move(end.applying(transform))
        case .line(let end): .line(end.applying(transform))
        case .quad(let control, let end): .quad(control: control.applying(transform), end: end.applying(transform))
        case .cubic(let first, let second, let end):
            .cubic(
                first: first.applying(transform),
                second: second.applying(transform),
                end: end.applying(transform)
            )
        case .close: .close
        }
    }

    static func == (first: PathElement, second: PathElement) -> Bool {
        first.type == second.type && first.points == second.points
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        for point in points {
            hasher.combine(point.x)
            hasher.combine(point.y)
        }
    }
}
