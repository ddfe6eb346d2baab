extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The text's colour, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The colour behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// How the text is underlined, a number.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The underline's colour, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// How the text is struck through, a number.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The colour of the line through, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// Extra room between letters, a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Where a link leads, a `URL`.
    public static let link = NSAttributedString.Key("NSLink")
    /// How paragraphs are laid out.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// How far letters are raised, a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}
