/// Words that a search field suggests, with a picture.
@MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
    /// The words shown.
    open var localizedSuggestion: String? { localizedAttributedSuggestion?.string }
    /// The words with their looks.
    public let localizedAttributedSuggestion: NSAttributedString?
    /// What the words mean, for those who do not see them.
    public let localizedDescription: String?
    /// The picture beside the words.
    public let iconImage: UIImage?
    /// What the words stand for.
    open var representedObject: Any?

    /// Words with their looks.
    public init(
        localizedAttributedSuggestion suggestion: NSAttributedString,
        localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        localizedAttributedSuggestion = suggestion
        localizedDescription = description
        self.iconImage = iconImage
        super.init()
    }

    /// Words.
    public convenience init(
        localizedSuggestion suggestion: String,
        localizedDescription description: String? = nil,
        iconImage: UIImage? = nil
    ) {
        self.init(
            localizedAttributedSuggestion: NSAttributedString(string: suggestion),
            localizedDescription: description,
            iconImage: iconImage
        )
    }
}
