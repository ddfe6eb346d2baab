/// Lines and curves that can be drawn, and asked what they enclose.
open class UIBezierPath: NSObject, NSCopying {
    var path = CGMutablePath()
    var dash = LineDash()

    /// How thick the line is.
    open var lineWidth: CGFloat = 1
    /// How the ends of the line look.
    open var lineCapStyle = CGLineCap.butt
    /// How the corners of the line look.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far a pointed corner may reach, in line widths.
    open var miterLimit: CGFloat = 10
    /// How far drawn curves may be from true ones.
    open var flatness: CGFloat = 0.6
    /// Whether the inside is what lines cross an odd number of times, rather than what they go around.
    open var usesEvenOddFillRule = false

    /// A path without steps.
    public override init() {
        super.init()
    }

    /// Paths are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    init(steps: [PathElement]) {
        path = CGMutablePath(elements: steps)
        super.init()
    }

    // MARK: Content

    /// The steps, as Core Graphics has them.
    open var cgPath: CGPath {
        get { CGPath(elements: path.elements) }
        set { path = CGMutablePath(elements: newValue.elements) }
    }

    /// Whether there are no steps.
    open var isEmpty: Bool { path.isEmpty }
    /// The smallest upright rectangle around all points, control points too; null where there are none.
    open var bounds: CGRect { path.boundingBox }
    /// Where the path ends; zero where it has no steps.
    open var currentPoint: CGPoint { path.currentPoint }

    /// Whether a point is in a closed part of the path.
    open func contains(_ point: CGPoint) -> Bool {
        path.elements.polylines.filter(\.returns)
            .contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Steps

    /// Starts a part at a point.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Goes straight to a point; does nothing where no part was started.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Goes to a point along a curve with two control points; does nothing where no part was started.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Goes to a point along a curve with one control point; does nothing where no part was started.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle, after a line to its start where a part was started; angles in radians.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // Core Graphics counts with y upwards, where the clock runs the other way.
        path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }

    /// Goes straight back to where the part started.
    open func close() {
        path.closeSubpath()
    }

    /// Takes all steps away.
    open func removeAllPoints() {
        path = CGMutablePath()
    }

    /// Adds the steps of another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// Changes all points by a matrix.
    open func apply(_ transform: CGAffineTransform) {
        path.elements = path.elements.map { $0.applying(transform) }
    }

    /// The same path gone in the other direction.
    open func reversing() -> UIBezierPath {
        let reversed = copyOfSelf()
        reversed.path = CGMutablePath(elements: path.elements.goneBackwards)
        return reversed
    }

    // MARK: Dashes

    /// Says how long each piece of the line and each gap is, in turn, and where in that it starts; nil for no gaps.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = LineDash(
            phase: phase,
            lengths: pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
        )
    }

    /// Tells how long each piece of the line and each gap is, how many lengths there are, and where they start.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?,
        count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash.lengths, count: dash.lengths.count)
        count?.pointee = dash.lengths.count
        phase?.pointee = dash.phase
    }

    // MARK: Drawing

    /// Fills the path's inside.
    open func fill() { fillInside() }
    /// Draws a line along the path.
    open func stroke() { strokeAlong() }
    /// Fills the path's inside, mixed with what is below in a way, with an alpha.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { fillInside(blendMode, alpha) }
    /// Draws a line along the path, mixed with what is below in a way, with an alpha.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { strokeAlong(blendMode, alpha) }

    /// Lets only the path's inside be drawn on.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    // MARK: Copies

    /// A path with the same steps and looks.
    public func copy(with zone: NSZone? = nil) -> Any { copyOfSelf() }

    private func copyOfSelf() -> UIBezierPath {
        let copy = UIBezierPath(steps: path.elements)
        copy.dash = dash
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        return copy
    }
}
