/// Makes contexts and has them drawn into.
open class UIGraphicsRenderer: NSObject {
    let ground: CGRect
    let usualFormat: UIGraphicsRendererFormat

    /// A renderer for a rectangle.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsRendererFormat())
    }

    /// A renderer for a rectangle, with a format.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        ground = bounds
        usualFormat = (format.copy() as? UIGraphicsRendererFormat) ?? format
        usualFormat.bounds = bounds
        super.init()
    }

    /// What the contexts are like.
    open var format: UIGraphicsRendererFormat { usualFormat }

    /// Whether images can be made.
    open var allowsImageOutput: Bool { false }
}
