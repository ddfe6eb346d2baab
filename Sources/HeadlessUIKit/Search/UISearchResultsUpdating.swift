/// Who shows what is found.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// Hears that the search began or ended, or that its words are others.
    func updateSearchResults(for searchController: UISearchController)

    /// Hears that one of the suggestions was chosen.
    @available(iOS 16.0, *)
    func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    )
}

extension UISearchResultsUpdating {
    /// Does nothing.
    @available(iOS 16.0, *)
    public func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    ) {}
}
