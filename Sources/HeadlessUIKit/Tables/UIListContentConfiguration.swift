/// Words and an image of a row, as one value.
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
    /// The words.
    public var text: String?
    /// The words with their looks.
    public var attributedText: NSAttributedString?
    /// The smaller words.
    public var secondaryText: String?
    /// The smaller words with their looks.
    public var secondaryAttributedText: NSAttributedString?
    /// The image.
    public var image: UIImage?
    /// How the words look.
    public var textProperties = TextProperties()
    /// How the smaller words look.
    public var secondaryTextProperties = TextProperties()
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// Whether the smaller words stand beside the others.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The room around everything.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The room between the image and the words.
    public var imageToTextPadding: CGFloat = 16
    /// The room between the words side by side.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The room between the words one below the other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3
    /// Which axes' margins may be the superview's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both

    init() {}

    /// A view that shows the words and the image.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: self)
    }

    /// The same but for words of a cell that is out of use, which are grey.
    @MainActor
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
        let isDisabled =
            (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
        var updated = self
        if isDisabled == true {
            if textProperties.color == .label { updated.textProperties.color = .tertiaryLabel }
        } else if textProperties.color == .tertiaryLabel {
            updated.textProperties.color = .label
        }
        return updated
    }

    /// Feeds what tells contents apart to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(attributedText)
        hasher.combine(secondaryText)
        hasher.combine(secondaryAttributedText)
        hasher.combine(image)
    }
}
