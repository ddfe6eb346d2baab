/// What a search shows over what is searched: the results, or a veil, or nothing.
final class SearchView: UIView {
    private weak var controller: UISearchController?

    /// Whether the results are shown.
    var showsResults = false {
        didSet { controller?.searchResultsController?.viewIfLoaded?.isHidden = !showsResults }
    }

    init(of controller: UISearchController) {
        self.controller = controller
        super.init(frame: UIScreen.main.bounds)
        showsResults = controller.showsSearchResultsController
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Lets touches through to the search bar and, where nothing is dimmed, to what is searched.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let hit = super.hitTest(point, with: event) else { return nil }
        if let bar = controller?.searchBar, bar.window === window, bar.bounds.contains(convert(point, to: bar)) {
            return nil
        }
        guard hit === self else { return hit }
        return controller?.obscuresBackgroundDuringPresentation == true ? self : nil
    }

    /// A tap on the veil ends the search.
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        controller?.isActive = false
    }
}
