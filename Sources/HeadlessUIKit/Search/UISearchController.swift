/// A search bar, and the screen that shows what is found.
open class UISearchController: UIViewController {
    /// When the scopes of the bar are shown.
    @available(iOS 16.0, *)
    public enum ScopeBarActivation: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// As the app says.
        case manual = 1
        /// Once there is text.
        case onTextEntry = 2
        /// Once the search begins.
        case onSearchActivation = 3
    }

    private let results: UIViewController?
    private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 0, height: UISearchBar.height))
    private var isOn = false
    private var showsResults = false
    private var activation = 0

    /// Who shows what is found.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Who hears that the search begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether what is below is dimmed, and takes no touches, while there are no results.
    open var obscuresBackgroundDuringPresentation = true
    /// The former name of `obscuresBackgroundDuringPresentation`.
    @available(iOS, introduced: 8.0, deprecated: 12.0, message: "Use obscuresBackgroundDuringPresentation.")
    open var dimsBackgroundDuringPresentation: Bool {
        get { obscuresBackgroundDuringPresentation }
        set { obscuresBackgroundDuringPresentation = newValue }
    }
    /// Whether the navigation bar makes room for the search.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the bar's button that cancels comes and goes with the search.
    open var automaticallyShowsCancelButton = true
    /// Whether the scopes come and go with the search.
    open var automaticallyShowsScopeBar = true
    /// Whether the results come once there is text.
    open var automaticallyShowsSearchResultsController = true
    /// The words that are suggested below the bar.
    @available(iOS 16.0, *)
    open var searchSuggestions: [any UISearchSuggestion]? {
        get { bar.field.searchSuggestions }
        set { bar.field.searchSuggestions = newValue }
    }
    /// Whether no words are suggested where the bar is below the title.
    @available(iOS 16.0, *)
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked: Bool {
        get { ignoresSuggestions }
        set { ignoresSuggestions = newValue }
    }
    private var ignoresSuggestions = false

    /// A search whose results are shown by a screen; nil where what is searched shows them itself.
    public init(searchResultsController: UIViewController?) {
        results = searchResultsController
        super.init(nibName: nil, bundle: nil)
        bar.searchController = self
        modalPresentationStyle = .overCurrentContext
    }

    /// A search whose results are shown by what is searched.
    public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self.init(searchResultsController: nil)
    }

    /// A search as a nib describes it.
    public required init?(coder: NSCoder) {
        results = nil
        super.init(coder: coder)
        bar.searchController = self
        modalPresentationStyle = .overCurrentContext
    }

    /// The bar.
    open var searchBar: UISearchBar { bar }

    /// The screen that shows what is found; nil where what is searched does.
    open var searchResultsController: UIViewController? { results }

    /// Whether the search is shown.
    open var isActive: Bool {
        get { isOn }
        set {
            guard newValue != isOn else { return }
            if newValue { begin() } else { end() }
        }
    }

    /// Whether the results are shown; set by the search itself unless the app says otherwise.
    open var showsSearchResultsController: Bool {
        get { showsResults }
        set {
            showsResults = newValue
            (viewIfLoaded as? SearchView)?.showsResults = newValue
        }
    }

    /// When the scopes of the bar are shown.
    @available(iOS 16.0, *)
    open var scopeBarActivation: ScopeBarActivation {
        get { ScopeBarActivation(rawValue: activation) ?? .automatic }
        set { activation = newValue.rawValue }
    }

    /// Where the bar is.
    @available(iOS 16.0, *)
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement { .stacked }

    open override func loadView() {
        view = SearchView(of: self)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        guard let results else { return }
        addChild(results)
        results.view.frame = view.bounds
        results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        results.view.isHidden = !showsResults
        view.addSubview(results.view)
        results.didMove(toParent: self)
    }

    // MARK: Course

    private func begin() {
        isOn = true
        if bar.window != nil { bar.becomeFirstResponder() }
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: true) }
        delegate?.willPresentSearchController(self)
        updateParts()
        delegate?.presentSearchController(self)
        searchResultsUpdater?.updateSearchResults(for: self)
        guard core.presenting == nil, let source = bar.searchedController else { return tellOfBeginning() }
        Presentation.present(self, from: source, animated: true) { [weak self] in self?.tellOfBeginning() }
    }

    private func tellOfBeginning() {
        guard isOn else { return }
        delegate?.didPresentSearchController(self)
    }

    private func end() {
        isOn = false
        delegate?.willDismissSearchController(self)
        bar.text = ""
        bar.field.tokens = []
        bar.resignFirstResponder()
        if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: true) }
        updateParts()
        searchResultsUpdater?.updateSearchResults(for: self)
        guard let presenter = core.presenting else { return tellOfEnd() }
        presenter.core.presentation?.dismiss(animated: true) { [weak self] in self?.tellOfEnd() }
    }

    private func tellOfEnd() {
        delegate?.didDismissSearchController(self)
    }
}

extension UISearchController {
    /// Hears that the user changed the words.
    func textDidChange() {
        if !isActive { isActive = true }
        updateParts()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    /// Hears that the user chose another scope.
    func scopeDidChange() {
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func updateParts() {
        let hasWords = isActive && (searchBar.text?.isEmpty == false || !searchBar.field.tokens.isEmpty)
        if automaticallyShowsSearchResultsController { showsSearchResultsController = hasWords }
        switch scopeBarActivation {
        case .manual: return
        case .onTextEntry: searchBar.showsScopeBar = hasWords
        case .automatic, .onSearchActivation:
            if automaticallyShowsScopeBar { searchBar.showsScopeBar = isActive && searchBar.scopeButtonTitles != nil }
        }
    }
}
