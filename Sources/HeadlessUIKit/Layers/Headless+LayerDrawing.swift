extension Headless {
    /// What a layer drew when it was last displayed.
    public static func drawing(of layer: CALayer) -> [DrawingCommand] {
        guard let picture = layer.contents as? CGImage, case .drawing(let drawing) = picture.source.origin else {
            return []
        }
        return drawing.commands
    }

    /// What a view's `draw(_:)` drew, once whatever waits for it is displayed.
    public static func drawing(of view: UIView) -> [DrawingCommand] {
        view.layoutIfNeeded()
        if view.layer.contents == nil { view.setNeedsDisplay() }
        view.layer.displayIfNeeded()
        return drawing(of: view.layer)
    }
}
