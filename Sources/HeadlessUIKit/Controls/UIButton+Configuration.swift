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
        /// Makes the image's colour of the one that it would have.
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Makes the wheel's colour of the one that it would have.
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Makes the words' looks of those that they would have.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Makes the smaller words' looks of those that they would have.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// What says that the button opens a menu.
        public var indicator = Indicator.automatic
        /// Makes that sign's colour of the one that it would have.
        public var indicatorColorTransformer: UIConfigurationColorTransformer?
        /// How the button looks on a Mac.
        public var macIdiomStyle = MacIdiomStyle.automatic
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

    }
}

extension UIButton.Configuration {
    /// The configuration for a button's state.
    @MainActor
    public func updated(for button: UIButton) -> UIButton.Configuration {
        var updated = self
        updated.baseForegroundColor = ink(for: button)
        updated.background.backgroundColor = ground(for: button)
        return updated
    }

    /// Words in the tint colour.
    public static func plain() -> UIButton.Configuration { UIButton.Configuration(style: .plain) }
    /// Words in the tint colour on grey.
    public static func gray() -> UIButton.Configuration { UIButton.Configuration(style: .gray) }
    /// Words in the tint colour on a light shade of it.
    public static func tinted() -> UIButton.Configuration { UIButton.Configuration(style: .tinted) }
    /// White words on the tint colour.
    public static func filled() -> UIButton.Configuration { UIButton.Configuration(style: .filled) }
    /// Words without a ground.
    public static func borderless() -> UIButton.Configuration { UIButton.Configuration(style: .plain) }
    /// Words on grey.
    public static func bordered() -> UIButton.Configuration { UIButton.Configuration(style: .gray) }
    /// Words on a light shade of the tint colour.
    public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(style: .tinted) }
    /// White words on the tint colour.
    public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(style: .filled) }

    /// Whether both are the same; what transforms colours and looks cannot be compared.
    public static func == (first: UIButton.Configuration, second: UIButton.Configuration) -> Bool {
        first.style == second.style && first.background == second.background
            && first.cornerStyle == second.cornerStyle && first.buttonSize == second.buttonSize
            && first.baseForegroundColor == second.baseForegroundColor
            && first.baseBackgroundColor == second.baseBackgroundColor && first.image == second.image
            && first.preferredSymbolConfigurationForImage == second.preferredSymbolConfigurationForImage
            && first.showsActivityIndicator == second.showsActivityIndicator
            && first.attributedTitle == second.attributedTitle
            && first.attributedSubtitle == second.attributedSubtitle
            && first.titleLineBreakMode == second.titleLineBreakMode
            && first.subtitleLineBreakMode == second.subtitleLineBreakMode
            && first.contentInsets == second.contentInsets && first.imagePlacement == second.imagePlacement
            && first.imagePadding == second.imagePadding && first.titlePadding == second.titlePadding
            && first.titleAlignment == second.titleAlignment && first.indicator == second.indicator
            && first.macIdiomStyle == second.macIdiomStyle
            && first.automaticallyUpdateForSelection == second.automaticallyUpdateForSelection
    }

    /// Feeds what tells configurations apart to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(style)
        hasher.combine(attributedTitle)
        hasher.combine(attributedSubtitle)
        hasher.combine(image)
        hasher.combine(baseForegroundColor)
        hasher.combine(baseBackgroundColor)
    }
}
