/// Who hears that a search begins and ends.
@MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Hears that the search is about to be shown.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Hears that the search is shown.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Hears that the search is about to go.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Hears that the search is gone.
    func didDismissSearchController(_ searchController: UISearchController)
    /// Shows the search in a way of its own.
    func presentSearchController(_ searchController: UISearchController)
    /// Hears that the bar is about to be elsewhere.
    @available(iOS 16.0, *)
    func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    )
    /// Hears that the bar is elsewhere.
    @available(iOS 16.0, *)
    func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    )
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
    /// Leaves it to the search controller.
    public func presentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    @available(iOS 16.0, *)
    public func searchController(
        _ searchController: UISearchController,
        willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
    ) {}
    /// Does nothing.
    @available(iOS 16.0, *)
    public func searchController(
        _ searchController: UISearchController,
        didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
    ) {}
}
