extension UIButton {
    /// What a button shows, as one value.
    public struct Configuration: Hashable, @unchecked Sendable {
        var style: Style
        /// What is behind the content.
        public var background = UIBackgroundConfiguration(backgroundColor: nil)
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// How large the button is.
        public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }
        /// The colour of words and image; nil follows the style.
        public var baseForegroundColor: UIColor?
        /// The colour of the ground; nil follows the style.
        public var baseBackgroundColor: UIColor?
        /// The image.
        public var image: UIImage?
        /// The configuration of a symbol.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// Whether a spinning wheel takes the image's place.
        public var showsActivityIndicator = false
        /// The words with their looks.
        public var attributedTitle: AttributedString?
        /// The smaller words with their looks.
        public var attributedSubtitle: AttributedString?
        /// What becomes of words that are too wide.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// What becomes of smaller words that are too wide.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// The room around the content.
        public var contentInsets = Size.medium.insets
        /// Where the image is beside the words.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The room between image and words.
        public var imagePadding: CGFloat = 0
        /// The room between title and subtitle.
        public var titlePadding: CGFloat = 1
        /// Which side title and subtitle keep to.
        public var titleAlignment = TitleAlignment.automatic
        /// Whether a chosen button looks chosen by itself.
        public var automaticallyUpdateForSelection = true

        init(style: Style) {
            self.style = style
        }

        /// The words.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        /// The smaller words below.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        /// Takes the insets that fit the size.
        public mutating func setDefaultContentInsets() {
            contentInsets = buttonSize.insets
        }

        /// The configuration for a button's state.
        @MainActor
        public func updated(for button: UIButton) -> UIButton.Configuration { self }

        /// Words in the tint colour.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// Words in the tint colour on grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// Words in the tint colour on a light shade of it.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// White words on the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// Words without a ground.
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        /// Words on grey.
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        /// Words on a light shade of the tint colour.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// White words on the tint colour.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }
    }
}
