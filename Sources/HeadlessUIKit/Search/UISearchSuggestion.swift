/// Words that a search field suggests.
@MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
    /// The words shown.
    var localizedSuggestion: String? { get }
    /// What the words mean, for those who do not see them.
    var localizedDescription: String? { get }
    /// The picture beside the words.
    var iconImage: UIImage? { get }
    /// The words with their looks.
    var localizedAttributedSuggestion: NSAttributedString? { get }
    /// What the words stand for.
    var representedObject: Any? { get set }
}

extension UISearchSuggestion {
    /// None.
    public var localizedDescription: String? { nil }
    /// None.
    public var iconImage: UIImage? { nil }
}
