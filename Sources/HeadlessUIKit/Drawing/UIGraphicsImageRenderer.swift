/// Makes images of what is drawn.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A renderer of images of a size.
    public convenience init(size: CGSize) {
        self.init(size: size, format: UIGraphicsImageRendererFormat())
    }

    /// A renderer of images of a size, with a format.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// A renderer of images of a rectangle.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
    }

    /// A renderer of images of a rectangle, with a format.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: bounds, format: format)
    }

    open override var allowsImageOutput: Bool { true }

    /// The image of what `actions` draws.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let scale = (format as? UIGraphicsImageRendererFormat)?.scale ?? 1
        let context = CGContext(size: ground.size, scale: scale)
        context.translateBy(x: -ground.minX, y: -ground.minY)
        let shown = UIGraphicsImageRendererContext(cgContext: context, format: format)
        ContextStack.drawing(into: context) { actions(shown) }
        return shown.currentImage
    }
}
