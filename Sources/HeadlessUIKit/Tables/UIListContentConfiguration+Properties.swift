extension UIListContentConfiguration {
    /// How words look.
    public struct TextProperties: @unchecked Sendable {
        /// Which side words keep to.
        public enum TextAlignment: Int, Sendable {
            /// The side that the script starts from.
            case natural = 0
            /// The middle.
            case center = 1
            /// Both sides.
            case justified = 2
        }

        /// The font.
        public var font: UIFont = .systemFont(ofSize: 17)
        /// The colour.
        public var color: UIColor = .label
        /// Which side the words keep to.
        public var alignment = TextAlignment.natural
        /// What becomes of words that are too wide.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// How many lines there may be; 0 for any number.
        public var numberOfLines = 0
        /// Whether too wide words are set smaller.
        public var adjustsFontSizeToFitWidth = false
        /// How much smaller they may be.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the text size that the user chose.
        public var adjustsFontForContentSizeCategory = true
    }

    /// How an image looks.
    public struct ImageProperties: @unchecked Sendable {
        /// The configuration of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of the image's shape.
        public var tintColor: UIColor?
        /// How round the corners are.
        public var cornerRadius: CGFloat = 0
        /// The largest size; 0 for any.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image; 0 for its own size.
        public var reservedLayoutSize = CGSize.zero
    }
}
