/// Where a renderer draws.
open class UIGraphicsRendererContext: NSObject {
    /// The context itself.
    public let cgContext: CGContext
    /// What the context is like.
    public let format: UIGraphicsRendererFormat

    init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Fills a rectangle, covering what is below.
    open func fill(_ rect: CGRect) {
        fill(rect, blendMode: .copy)
    }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        mixing(blendMode) { cgContext.fill(rect) }
    }

    /// Draws a line of one point just inside of a rectangle, covering what is below.
    open func stroke(_ rect: CGRect) {
        stroke(rect, blendMode: .copy)
    }

    /// Draws a line of one point just inside of a rectangle.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        mixing(blendMode) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }
    }

    /// Lets only a rectangle be drawn on.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }

    private func mixing(_ blendMode: CGBlendMode, _ draw: () -> Void) {
        let usual = cgContext.state.blendMode
        cgContext.setBlendMode(blendMode)
        draw()
        cgContext.setBlendMode(usual)
    }
}
