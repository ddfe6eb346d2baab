extension UIListContentConfiguration {
    /// How words look.
    public struct TextProperties: Hashable, @unchecked Sendable {
        /// Which side words keep to.
        public enum TextAlignment: Int, Sendable {
            /// The side that the script starts from.
            case natural = 0
            /// The middle.
            case center = 1
            /// Both sides.
            case justified = 2
        }

        /// Which letters words are shown in.
        public enum TextTransform: Int, Sendable {
            /// As they are.
            case none = 0
            /// All large.
            case uppercase = 1
            /// All small.
            case lowercase = 2
            /// Each word with a large one first.
            case capitalized = 3
        }

        /// The font.
        public var font: UIFont = .systemFont(ofSize: 17)
        /// The colour.
        public var color: UIColor = .label
        /// Makes the colour that is shown of the one that is given.
        public var colorTransformer: UIConfigurationColorTransformer?
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
        /// Whether too wide words are set closer.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether the font follows the text size that the user chose.
        public var adjustsFontForContentSizeCategory = true
        /// Which letters the words are shown in.
        public var transform = TextTransform.none
        /// Whether a pointer over words that were cut off shows them all.
        public var showsExpansionTextWhenTruncated = false

        init() {}

        /// The colour that is shown.
        public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

        /// Whether both are the same; what makes colours counts as the same where both have it.
        public static func == (first: TextProperties, second: TextProperties) -> Bool {
            first.font == second.font && first.color == second.color && first.alignment == second.alignment
                && first.lineBreakMode == second.lineBreakMode && first.numberOfLines == second.numberOfLines
                && first.adjustsFontSizeToFitWidth == second.adjustsFontSizeToFitWidth
                && first.minimumScaleFactor == second.minimumScaleFactor
                && first.allowsDefaultTighteningForTruncation == second.allowsDefaultTighteningForTruncation
                && first.adjustsFontForContentSizeCategory == second.adjustsFontForContentSizeCategory
                && first.transform == second.transform
                && first.showsExpansionTextWhenTruncated == second.showsExpansionTextWhenTruncated
                && (first.colorTransformer == nil) == (second.colorTransformer == nil)
        }

        /// Feeds what tells looks apart to `hasher`.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(color)
            hasher.combine(numberOfLines)
            hasher.combine(transform)
        }
    }

    /// How an image looks.
    public struct ImageProperties: Hashable, @unchecked Sendable {
        /// The length that keeps images of rows below each other in line.
        public static let standardDimension: CGFloat = 40

        /// The configuration of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of the image's shape.
        public var tintColor: UIColor?
        /// Makes the colour that is shown of the one that is given.
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// How round the corners are.
        public var cornerRadius: CGFloat = 0
        /// The largest size; 0 for any.
        public var maximumSize = CGSize.zero
        /// The room that is kept for the image; 0 for its own size.
        public var reservedLayoutSize = CGSize.zero
        /// Whether the image keeps its colours where all others are inverted.
        public var accessibilityIgnoresInvertColors = false

        init() {}

        /// The colour that is shown in a view of a tint.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer.map { $0(color) } ?? color
        }

        /// Whether both are the same; what makes colours counts as the same where both have it.
        public static func == (first: ImageProperties, second: ImageProperties) -> Bool {
            first.preferredSymbolConfiguration == second.preferredSymbolConfiguration
                && first.tintColor == second.tintColor && first.cornerRadius == second.cornerRadius
                && first.maximumSize == second.maximumSize && first.reservedLayoutSize == second.reservedLayoutSize
                && first.accessibilityIgnoresInvertColors == second.accessibilityIgnoresInvertColors
                && (first.tintColorTransformer == nil) == (second.tintColorTransformer == nil)
        }

        /// Feeds what tells looks apart to `hasher`.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }
}
