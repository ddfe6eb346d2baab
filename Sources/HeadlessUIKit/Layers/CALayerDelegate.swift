/// Draws for a layer, places its sublayers, and says how its changes are animated.
public protocol CALayerDelegate: NSObjectProtocol {
    /// Gives the layer its contents, in the place of drawing.
    func display(_ layer: CALayer)

    /// Draws the layer's contents.
    func draw(_ layer: CALayer, in ctx: CGContext)

    /// Hears that the layer is about to be drawn.
    func layerWillDraw(_ layer: CALayer)

    /// Places the layer's sublayers.
    func layoutSublayers(of layer: CALayer)

    /// What follows from a change of the layer; nil to look further.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    /// Leaves the drawing to `draw(_:in:)`.
    public func display(_ layer: CALayer) {
        layer.isDisplayLeftOut = true
    }

    /// Draws nothing.
    public func draw(_ layer: CALayer, in ctx: CGContext) {}

    /// Does nothing.
    public func layerWillDraw(_ layer: CALayer) {}

    /// Places nothing.
    public func layoutSublayers(of layer: CALayer) {}

    /// Looks further.
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
