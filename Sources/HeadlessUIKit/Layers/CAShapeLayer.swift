/// A layer that shows a path.
open class CAShapeLayer: CALayer {
    /// The path.
    open var path: CGPath?
    /// The colour of the inside; nil for none.
    open var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    /// What counts as inside.
    open var fillRule = CAShapeLayerFillRule.nonZero
    /// The colour of the line; nil for none.
    open var strokeColor: CGColor?
    /// Where on the path the line starts, from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { noteImplicit(strokeStart != oldValue) } }
    /// Where on the path the line ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { noteImplicit(strokeEnd != oldValue) } }
    /// How thick the line is.
    open var lineWidth: CGFloat = 1
    /// How far a pointed corner may reach, in line widths.
    open var miterLimit: CGFloat = 10
    /// How the ends of the line look.
    open var lineCap = CAShapeLayerLineCap.butt
    /// How the corners of the line look.
    open var lineJoin = CAShapeLayerLineJoin.miter
    /// Where in the pieces and gaps the line starts.
    open var lineDashPhase: CGFloat = 0
    /// How long each piece of the line and each gap is, in turn.
    open var lineDashPattern: [NSNumber]?

    /// A layer without a path.
    public override init() {
        super.init()
    }

    /// A layer with the values of another, as animations show it.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAShapeLayer else { return }
        path = other.path
        fillColor = other.fillColor
        fillRule = other.fillRule
        strokeColor = other.strokeColor
        strokeStart = other.strokeStart
        strokeEnd = other.strokeEnd
        lineWidth = other.lineWidth
        miterLimit = other.miterLimit
        lineCap = other.lineCap
        lineJoin = other.lineJoin
        lineDashPhase = other.lineDashPhase
        lineDashPattern = other.lineDashPattern
    }

    /// Layers are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    private func noteImplicit(_ isDifferent: Bool) {
        if isDifferent, view == nil, superlayer != nil { CATransaction.noteImplicitAnimation() }
    }

    func paintShape(in context: CGContext) {
        guard let path else { return }
        context.saveGState()
        if let fillColor {
            context.setFillColor(fillColor)
            context.addPath(path)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        if let strokeColor, lineWidth > 0, strokeEnd > strokeStart {
            context.setStrokeColor(strokeColor)
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
            context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: lineDashPhase, lengths: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
            context.addPath(path.part(from: strokeStart, to: strokeEnd))
            context.strokePath()
        }
        context.restoreGState()
    }
}
