/// A layer that shows colours which go over into each other.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`.
    open var colors: [Any]?
    /// Where each colour is, from 0 to 1; nil for evenly spread.
    open var locations: [NSNumber]?
    /// Where the colours start, as a share of the bounds.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// Where the colours end, as a share of the bounds.
    open var endPoint = CGPoint(x: 0.5, y: 1)
    /// How the colours run.
    open var type = CAGradientLayerType.axial

    /// A layer without colours.
    public override init() {
        super.init()
    }

    /// A layer with the values of another, as animations show it.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CAGradientLayer else { return }
        colors = other.colors
        locations = other.locations
        startPoint = other.startPoint
        endPoint = other.endPoint
        type = other.type
    }

    /// Layers are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    func paintGradient(in context: CGContext) {
        let places = locations?.map { CGFloat($0.doubleValue) }
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard let gradient = CGGradient(colors: colors, locations: places) else { return }
        let start = place(startPoint)
        let end = place(endPoint)
        let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        context.saveGState()
        context.beginPath()
        context.addPath(outline)
        context.clip()
        if type == .radial {
            context.drawRadialGradient(
                gradient,
                startCenter: start,
                startRadius: 0,
                endCenter: start,
                endRadius: max(abs(end.x - start.x), abs(end.y - start.y)),
                options: options
            )
        } else {
            context.drawLinearGradient(gradient, start: start, end: end, options: options)
        }
        context.restoreGState()
    }

    private func place(_ share: CGPoint) -> CGPoint {
        CGPoint(x: bounds.minX + bounds.width * share.x, y: bounds.minY + bounds.height * share.y)
    }
}
