/// A layer that shows text.
open class CATextLayer: CALayer {
    /// The text: a `String` or an `NSAttributedString`.
    open var string: Any?
    /// The font: a `UIFont`, or a name.
    open var font: AnyObject?
    /// The font's size.
    open var fontSize: CGFloat = 36
    /// The text's colour.
    open var foregroundColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    /// Whether lines are broken at the layer's edge.
    open var isWrapped = false
    /// Where text that does not fit is cut.
    open var truncationMode = CATextLayerTruncationMode.none
    /// Where lines are.
    open var alignmentMode = CATextLayerAlignmentMode.natural
    /// Whether pixels of letters may differ in colour.
    open var allowsFontSubpixelQuantization = false

    /// A layer without text.
    public override init() {
        super.init()
    }

    /// A layer with the values of another, as animations show it.
    public override init(layer: Any) {
        super.init(layer: layer)
        guard let other = layer as? CATextLayer else { return }
        string = other.string
        font = other.font
        fontSize = other.fontSize
        foregroundColor = other.foregroundColor
        isWrapped = other.isWrapped
        truncationMode = other.truncationMode
        alignmentMode = other.alignmentMode
    }

    /// Layers are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// The size of the text in lines that end only where it says so.
    open override func preferredFrameSize() -> CGSize {
        guard let text = attributedText else { return .zero }
        return TextMeasure(font: usedFont).size(of: text.string)
    }

    func paintText(in context: CGContext) {
        if let attributedText { context.record(.text(attributedText, bounds)) }
    }

    private var attributedText: NSAttributedString? {
        if let text = string as? NSAttributedString { return text }
        guard let text = string as? String else { return nil }
        var attributes: [NSAttributedString.Key: Any] = [.font: usedFont]
        attributes[.foregroundColor] = foregroundColor.map { UIColor(cgColor: $0) }
        return NSAttributedString(string: text, attributes: attributes)
    }

    private var usedFont: UIFont {
        if let font = font as? UIFont { return font.withSize(fontSize) }
        return (font as? String).flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    }
}
