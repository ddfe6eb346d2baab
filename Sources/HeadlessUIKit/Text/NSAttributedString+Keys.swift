extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// How paragraphs are laid out, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The text's colour, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Whether letters are joined, a number.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// Extra room between letters, a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Extra room after each letter, a number.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// How the text is struck through, a number.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// How the text is underlined, a number.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The colour of letters' outlines, a `UIColor`.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// How wide letters' outlines are, a number; below 0 letters are filled too.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The shadow, an `NSShadow`.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An effect, such as that of a letterpress.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// What stands in the text's place, an `NSTextAttachment`.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// Where a link leads, a `URL`.
    public static let link = NSAttributedString.Key("NSLink")
    /// How far letters are raised, a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The underline's colour, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The colour of the line through, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// How slanted letters are, a number.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// How much wider letters are, a number.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// The directions of writing, numbers.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}
