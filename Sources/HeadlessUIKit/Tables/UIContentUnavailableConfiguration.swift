/// What a screen shows in place of content that is not there, as one value.
@available(iOS 17.0, *)
nonisolated public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable, @unchecked Sendable {
    /// Where the content is in the view.
    public enum Alignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// In the middle of what reading starts from.
        case natural = 1
    }

    /// The image.
    public var image: UIImage?
    /// How the image looks.
    public var imageProperties = ImageProperties()
    /// The words.
    public var text: String?
    /// The words with their looks.
    public var attributedText: NSAttributedString?
    /// How the words look.
    public var textProperties = TextProperties(.systemFont(ofSize: 22, weight: .bold), .label)
    /// The smaller words.
    public var secondaryText: String?
    /// The smaller words with their looks.
    public var secondaryAttributedText: NSAttributedString?
    /// How the smaller words look.
    public var secondaryTextProperties = TextProperties(.systemFont(ofSize: 15), .secondaryLabel)
    /// The button.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The second button.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// Where the content is in the view.
    public var alignment = Alignment.center
    /// Which axes' margins may be the superview's.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// The room around everything.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    /// The room between the image and the words.
    public var imageToTextPadding: CGFloat = 15
    /// The room between the words.
    public var textToSecondaryTextPadding: CGFloat = 8
    /// The room between the words and the button.
    public var textToButtonPadding: CGFloat = 16
    /// The room between the buttons.
    public var buttonToSecondaryButtonPadding: CGFloat = 8
    /// The ground.
    public var background = UIBackgroundConfiguration.clear()
    var isLoading = false

    /// Nothing in particular.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }

    /// A wheel that turns.
    public static func loading() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.isLoading = true
        return configuration
    }

    /// A search that found nothing.
    public static func search() -> UIContentUnavailableConfiguration {
        var configuration = UIContentUnavailableConfiguration()
        configuration.image = UIImage(systemName: "magnifyingglass")
        configuration.text = "No Results"
        configuration.secondaryText = "Check the spelling or try a new search."
        return configuration
    }

    /// A view that shows the content.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

    /// The content for a state: a search that found nothing names what was searched for.
    @MainActor
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
        guard let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty,
            text == "No Results"
        else { return self }
        var updated = self
        updated.text = "No Results for “\(words)”"
        return updated
    }

    /// Feeds what tells contents apart to `hasher`.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(text)
        hasher.combine(secondaryText)
        hasher.combine(image)
        hasher.combine(isLoading)
    }
}
