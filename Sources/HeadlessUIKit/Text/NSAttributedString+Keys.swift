extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static var font: NSAttributedString.Key { NSAttributedString.Key("NSFont") }
    /// How paragraphs are laid out, an `NSParagraphStyle`.
    public static var paragraphStyle: NSAttributedString.Key { NSAttributedString.Key("NSParagraphStyle") }
    /// The text's colour, a `UIColor`.
    public static var foregroundColor: NSAttributedString.Key { NSAttributedString.Key("NSColor") }
    /// The colour behind the text, a `UIColor`.
    public static var backgroundColor: NSAttributedString.Key { NSAttributedString.Key("NSBackgroundColor") }
    /// Whether letters are joined, a number.
    public static var ligature: NSAttributedString.Key { NSAttributedString.Key("NSLigature") }
    /// Extra room between letters, a number.
    public static var kern: NSAttributedString.Key { NSAttributedString.Key("NSKern") }
    /// Extra room after each letter, a number.
    public static var tracking: NSAttributedString.Key { NSAttributedString.Key("CTTracking") }
    /// How the text is struck through, a number.
    public static var strikethroughStyle: NSAttributedString.Key { NSAttributedString.Key("NSStrikethrough") }
    /// How the text is underlined, a number.
    public static var underlineStyle: NSAttributedString.Key { NSAttributedString.Key("NSUnderline") }
    /// The colour of letters' outlines, a `UIColor`.
    public static var strokeColor: NSAttributedString.Key { NSAttributedString.Key("NSStrokeColor") }
    /// How wide letters' outlines are, a number; below 0 letters are filled too.
    public static var strokeWidth: NSAttributedString.Key { NSAttributedString.Key("NSStrokeWidth") }
    /// The shadow, an `NSShadow`.
    public static var shadow: NSAttributedString.Key { NSAttributedString.Key("NSShadow") }
    /// An effect, such as that of a letterpress.
    public static var textEffect: NSAttributedString.Key { NSAttributedString.Key("NSTextEffect") }
    /// What stands in the text's place, an `NSTextAttachment`.
    public static var attachment: NSAttributedString.Key { NSAttributedString.Key("NSAttachment") }
    /// Where a link leads, a `URL`.
    public static var link: NSAttributedString.Key { NSAttributedString.Key("NSLink") }
    /// How far letters are raised, a number.
    public static var baselineOffset: NSAttributedString.Key { NSAttributedString.Key("NSBaselineOffset") }
    /// The underline's colour, a `UIColor`.
    public static var underlineColor: NSAttributedString.Key { NSAttributedString.Key("NSUnderlineColor") }
    /// The colour of the line through, a `UIColor`.
    public static var strikethroughColor: NSAttributedString.Key { NSAttributedString.Key("NSStrikethroughColor") }
    /// How slanted letters are, a number.
    public static var obliqueness: NSAttributedString.Key { NSAttributedString.Key("NSObliqueness") }
    /// How much wider letters are, a number.
    public static var expansion: NSAttributedString.Key { NSAttributedString.Key("NSExpansion") }
    /// The directions of writing, numbers.
    public static var writingDirection: NSAttributedString.Key { NSAttributedString.Key("NSWritingDirection") }
}
