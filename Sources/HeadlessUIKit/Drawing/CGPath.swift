/// Lines and curves, as Core Graphics has them.
public class CGPath: Hashable {
    var elements: [PathElement]

    init(elements: [PathElement]) {
        self.elements = elements
    }

    /// A rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathShapes.rectangle(rect).applying(transform))
    }

    /// An ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: PathShapes.ellipse(in: rect).applying(transform))
    }

    /// A rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(elements: PathShapes.roundedRectangle(rect, radii: radii).applying(transform))
    }

    // MARK: Copies

    /// The same path.
    public func copy() -> CGPath? { CGPath(elements: elements) }

    /// The path that a matrix makes of this one.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(elements: elements.applying(transform))
    }

    /// The same path, to be changed.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(elements: elements) }

    /// The path that a matrix makes of this one, to be changed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(elements: elements.applying(transform))
    }

    // MARK: Content

    /// Whether the path has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// Where the path ends; zero where it has no steps.
    public var currentPoint: CGPoint {
        guard let last = elements.last else { return .zero }
        return last.points.last ?? elements.startOfLastPart ?? .zero
    }

    /// Whether the path is an upright rectangle, which it then puts into `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        let box = boundingBoxOfPath
        guard !box.isNull else { return false }
        let corners = Set(elements.flatMap(\.points).map { Corner(x: $0.x, y: $0.y) })
        let wanted = Set(
            [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)]
                .map { Corner(x: $0.0, y: $0.1) }
        )
        guard elements.count >= 4, corners == wanted, elements.allSatisfy({ !$0.isCurve }), elements.goStraight else {
            return false
        }
        rect?.pointee = box
        return true
    }

    private struct Corner: Hashable {
        let x: CGFloat
        let y: CGFloat
    }

    /// Shows each step to `block`.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            var points = element.points + [CGPoint](repeating: .zero, count: 3 - element.points.count)
            points.withUnsafeMutableBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                var shown = CGPathElement(type: element.type, points: base)
                withUnsafePointer(to: &shown) { block($0) }
            }
        }
    }

    // MARK: Comparing

    /// Whether both have the same steps.
    public static func == (first: CGPath, second: CGPath) -> Bool {
        first.elements == second.elements
    }

    /// Feeds the steps to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(elements)
    }
}

extension PathElement {
    fileprivate var isCurve: Bool { type == .addCurveToPoint || type == .addQuadCurveToPoint }
}

extension [PathElement] {
    func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
        guard let transform else { return self }
        return map { $0.applying(transform.pointee) }
    }

    /// Where the part started that is being added to.
    var startOfLastPart: CGPoint? {
        for case .move(let point) in reversed() { return point }
        return nil
    }

    /// Whether all lines are upright or level.
    fileprivate var goStraight: Bool {
        let points = flatMap(\.points)
        return zip(points, points.dropFirst()).allSatisfy { $0.x == $1.x || $0.y == $1.y }
    }
}
