/// A path to which steps can be added.
public final class CGMutablePath: CGPath {
    /// A path without steps.
    public convenience init() {
        self.init(elements: [])
    }

    /// Starts a part at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        elements.append(.move(point.applying(transform)))
    }

    /// Goes straight to a point; does nothing where no part was started.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        add(.line(point.applying(transform)))
    }

    /// Goes to a point along a curve with one control point; does nothing where no part was started.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        add(PathElement.quad(control: control, end: end).applying(transform))
    }

    /// Goes to a point along a curve with two control points; does nothing where no part was started.
    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        add(PathElement.cubic(first: control1, second: control2, end: end).applying(transform))
    }

    /// Goes straight back to where the part started.
    public func closeSubpath() {
        guard !elements.isEmpty, elements.last != .close else { return }
        elements.append(.close)
    }

    /// Goes straight from point to point, in a new part.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(PathShapes.rectangle(rect), transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(PathShapes.ellipse(in: rect), transform)
    }

    /// Adds a rectangle with round corners.
    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        add(PathShapes.roundedRectangle(rect, radii: CGSize(width: cornerWidth, height: cornerHeight)), transform)
    }

    /// Adds the steps of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        add(path.elements, transform)
    }

    func add(_ element: PathElement) {
        guard let last = elements.last else { return }
        // After a part was closed, lines go on from where it started.
        if last == .close, let start = elements.startOfLastPart { elements.append(.move(start)) }
        elements.append(element)
    }

    private func add(_ steps: [PathElement], _ transform: CGAffineTransform) {
        elements += steps.map { $0.applying(transform) }
    }
}
