/// How paragraphs are laid out.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    var values = Values()

    /// How paragraphs are laid out where nothing else is said.
    public class var `default`: NSParagraphStyle { usual }
    private static let usual = NSParagraphStyle()

    /// The direction in which a language is written.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName?.prefix { $0 != "-" && $0 != "_" }
        return ["ar", "fa", "he", "ur", "yi"].contains(language) ? .rightToLeft : .leftToRight
    }

    /// The usual layout.
    public override init() {
        super.init()
    }

    /// Styles are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// Room between lines.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Room after the paragraph.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// Room before the paragraph.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// Which side the lines keep to.
    open var alignment: NSTextAlignment { values.alignment }
    /// How far lines keep from the leading margin.
    open var headIndent: CGFloat { values.headIndent }
    /// How far lines keep from the trailing margin, or for a number below 0 from where they start.
    open var tailIndent: CGFloat { values.tailIndent }
    /// How far the first line keeps from the leading margin.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// What becomes of text that is too wide.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The least height of a line.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line; 0 for any.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The direction of writing.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// By what the height of a line is multiplied; 0 for nothing.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// From which fullness of a line words are divided.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are divided as the language does.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Where text goes on after tabs.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// How far apart tab stops are after the last.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether letters move closer before text is cut.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
    /// How lines are broken.
    open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

    /// A style that does not change.
    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.values = values
        return copy
    }

    /// A style that can be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.values = values
        return copy
    }

    /// Whether `object` is a style that says the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSParagraphStyle)?.values == values
    }

    /// Equal for equal styles.
    open override var hash: Int { values.lineSpacing.hashValue }
}
