@available(iOS 17.0, *)
extension UIContentUnavailableConfiguration {
    /// How words look.
    public struct TextProperties: Hashable, @unchecked Sendable {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
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

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }
    }

    /// How an image looks.
    public struct ImageProperties: Hashable, @unchecked Sendable {
        /// The configuration of a symbol.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of the image's shape.
        public var tintColor: UIColor?
        /// How round the corners are.
        public var cornerRadius: CGFloat = 0
        /// The largest size; 0 for any.
        public var maximumSize = CGSize.zero
        /// Whether the image keeps its colours where all others are inverted.
        public var accessibilityIgnoresInvertColors = false

        init() {}

        /// Feeds what tells looks apart to `hasher`.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
        }
    }

    /// What a button does.
    public struct ButtonProperties: Hashable, @unchecked Sendable {
        /// What a tap does.
        public var primaryAction: UIAction?
        /// The menu that a tap opens.
        public var menu: UIMenu?
        /// Whether the button can be tapped.
        public var isEnabled = true
        /// What the button means.
        public var role = UIButton.Role.normal

        init() {}
    }
}
