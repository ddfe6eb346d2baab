extension CGContext {
    /// Forgets the path that was being made.
    public func beginPath() {
        currentPath = CGMutablePath()
    }

    /// Starts a part of the path at a point.
    public func move(to point: CGPoint) {
        currentPath.move(to: point, transform: ctm)
    }

    /// Goes straight to a point.
    public func addLine(to point: CGPoint) {
        currentPath.addLine(to: point, transform: ctm)
    }

    /// Goes straight from point to point, in a new part.
    public func addLines(between points: [CGPoint]) {
        currentPath.addLines(between: points, transform: ctm)
    }

    /// Goes to a point along a curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(to: end, control1: control1, control2: control2, transform: ctm)
    }

    /// Goes to a point along a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end, control: control, transform: ctm)
    }

    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) {
        currentPath.addRect(rect, transform: ctm)
    }

    /// Adds rectangles to the path.
    public func addRects(_ rects: [CGRect]) {
        currentPath.addRects(rects, transform: ctm)
    }

    /// Adds an ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) {
        currentPath.addEllipse(in: rect, transform: ctm)
    }

    /// Adds an arc of a circle, after a line to its start where a part was started; angles in radians.
    ///
    /// - Parameter clockwise: Towards smaller angles; where y grows downwards, that is against the clock.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        currentPath.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise,
            transform: ctm
        )
    }

    /// Adds an arc that rounds the corner at `tangent1End` on the way to `tangent2End`, after a line to its start.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }

    /// Adds the steps of a path.
    public func addPath(_ path: CGPath) {
        currentPath.addPath(path, transform: ctm)
    }

    /// Goes straight back to where the part started.
    public func closePath() {
        currentPath.closeSubpath()
    }

    // MARK: Asking

    /// Whether the path has no steps.
    public var isPathEmpty: Bool { currentPath.isEmpty }
    /// Where the path ends.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint.applying(ctm.inverted()) }
    /// The path that is being made; nil where it has no steps.
    public var path: CGPath? { isPathEmpty ? nil : userPath }
    /// The smallest upright rectangle around all points of the path.
    public var boundingBoxOfPath: CGRect { userPath.boundingBox }

    /// Whether drawing the path would cover a point.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        switch mode {
        case .fill: userPath.contains(point, using: .winding)
        case .eoFill: userPath.contains(point, using: .evenOdd)
        case .stroke: strokedPath.contains(point)
        case .fillStroke: userPath.contains(point, using: .winding) || strokedPath.contains(point)
        case .eoFillStroke: userPath.contains(point, using: .evenOdd) || strokedPath.contains(point)
        }
    }

    /// Puts the outline of the path's line in the place of the path.
    public func replacePathWithStrokedPath() {
        let outline = strokedPath
        beginPath()
        addPath(outline)
    }

    /// The path as the present transform shows it.
    var userPath: CGPath {
        guard !ctm.isIdentity else { return CGPath(elements: currentPath.elements) }
        let transform = ctm.inverted()
        return CGPath(elements: currentPath.elements.map { $0.applying(transform) })
    }

    private var strokedPath: CGPath {
        userPath.copy(dashingWithPhase: state.dashPhase, lengths: state.dashLengths)
            .copy(
                strokingWithWidth: state.lineWidth,
                lineCap: state.lineCap,
                lineJoin: state.lineJoin,
                miterLimit: state.miterLimit
            )
    }
}
