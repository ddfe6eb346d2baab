extension NSParagraphStyle {
    struct Values: Equatable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var baseWritingDirection = NSWritingDirection.natural
        var lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var tabStops = (1...12).map { NSTextTab(textAlignment: .natural, location: CGFloat($0) * 28) }
        var defaultTabInterval: CGFloat = 0
        var allowsTightening = false
        var lineBreakStrategy: LineBreakStrategy = []
    }

    /// How lines are broken.
    public struct LineBreakStrategy: OptionSet, Sendable {
        /// Without a single word in the last line.
        public static var pushOut: LineBreakStrategy { LineBreakStrategy(rawValue: 1 << 0) }
        /// Korean at words.
        public static var hangulWordPriority: LineBreakStrategy { LineBreakStrategy(rawValue: 1 << 1) }
        /// As the system's labels do.
        public static var standard: LineBreakStrategy { LineBreakStrategy(rawValue: 0xFFFF) }

        /// The bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
