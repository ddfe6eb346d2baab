/// Text that the user reads and does not change.
@MainActor
open class UILabel: UIView {
    private var content: NSAttributedString?
    private var fontOfText: UIFont?
    private var colorOfText: UIColor?
    private var sizes = LabelSizes()

    /// A label in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A label from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func applyClassDefaults() {
        super.applyClassDefaults()
        core.isUserInteractionEnabled = false
        core.contentMode = .redraw
    }

    /// The text.
    open var text: String? {
        get { content?.string }
        set { show(newValue.map { NSAttributedString(string: $0) }) }
    }

    /// The text with its looks.
    open var attributedText: NSAttributedString? {
        get { content }
        set { show(newValue) }
    }

    /// The font; nil takes the usual one, of 17 points.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! {
        get { fontOfText ?? .systemFont(ofSize: UIFont.labelFontSize) }
        set {
            fontOfText = newValue
            textDidChange()
        }
    }

    /// The text's colour; nil takes the usual one.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! {
        get { colorOfText ?? .label }
        set { colorOfText = newValue }
    }

    /// The side that the text keeps to.
    open var textAlignment = NSTextAlignment.natural
    /// What becomes of text that is too wide.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textDidChange() } }
    /// How many lines there may be; 0 for any number.
    open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { textDidChange() } } }
    /// Whether the label looks to be in use.
    open var isEnabled = true
    /// Whether the text has its other colour.
    open var isHighlighted = false
    /// The text's colour while highlighted.
    open var highlightedTextColor: UIColor?
    /// The colour of the text's shadow.
    open var shadowColor: UIColor?
    /// How far the shadow falls.
    open var shadowOffset = CGSize(width: 0, height: -1)
    /// Whether too wide a text is set smaller.
    open var adjustsFontSizeToFitWidth = false
    /// How much smaller it may be.
    open var minimumScaleFactor: CGFloat = 0
    /// How text that was set smaller sits.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    /// Whether letters move closer before text is cut.
    open var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size that the user chose.
    open var adjustsFontForContentSizeCategory = false
    /// The width at which lines break when the label is asked for its own size; 0 for none.
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

    /// The room for the text in `bounds`.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        let size = sizeOfText(width: numberOfLines == 1 ? .infinity : bounds.width, lineLimit: numberOfLines)
        let shrink = numberOfLines == 1 ? scale(of: size.width, in: bounds.width) : 1
        return CGRect(
            origin: bounds.origin,
            size: CGSize(
                width: min(size.width * shrink, bounds.width),
                height: min(shrink == 1 ? size.height : TextMeasure.pixelCeiling(size.height * shrink), bounds.height)
            )
        )
    }

    /// How lines are broken.
    open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
    /// Whether a pointer brings up the whole of a text that was cut.
    open var showsExpansionTextWhenTruncated = false

    /// Draws the text; never called here.
    open func drawText(in rect: CGRect) {}

    /// The text's size; lines break at `size.width` where there may be several.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .infinity
        let bounds = CGRect(x: 0, y: 0, width: numberOfLines == 1 ? .infinity : width, height: .infinity)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// The text's size; lines break at `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    private func sizeOfText(width: CGFloat, lineLimit: Int) -> CGSize {
        sizes.size(width: width, lineLimit: lineLimit) {
            guard let content, content.length > 0 else { return .zero }
            guard !content.isUniform else {
                let measure = TextMeasure(font: font, lineLimit: lineLimit, breaking: lineBreakMode)
                return measure.size(of: content.string, width: width)
            }
            let measure = AttributedMeasure(content, font: font, lineLimit: lineLimit, breaking: lineBreakMode)
            let size = measure.size(width: width)
            return CGSize(
                width: TextMeasure.pixelCeiling(size.width),
                height: TextMeasure.pixelCeiling(size.height)
            )
        }
    }

    /// How much smaller a line is set to fit in `room`.
    private func scale(of width: CGFloat, in room: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, width > room else { return 1 }
        return max(minimumScaleFactor, room / width)
    }

    private func show(_ content: NSAttributedString?) {
        self.content = content
        if let font = content?.font { fontOfText = font }
        textDidChange()
    }

    private func textDidChange() {
        sizes = LabelSizes()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
