import GalleryCore

extension PlacesViewController: UISearchResultsUpdating {
    /// What is searched for; empty while nothing is.
    var words: String { navigationItem.searchController?.searchBar.text ?? "" }

    /// Why there is nothing to show.
    var emptyText: String {
        loaded?.isEmpty == false ? "No place matches the search." : "There are no places yet."
    }

    /// Puts a search bar into the navigation bar.
    func connectSearch() {
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        definesPresentationContext = true
    }

    /// Ends the search, which would hold the screen, and takes its bar away.
    func disconnectSearch() {
        navigationItem.searchController?.isActive = false
        navigationItem.searchController = nil
    }

    /// Shows what matches, at each letter.
    public func updateSearchResults(for searchController: UISearchController) {
        reloadList()
    }
}
