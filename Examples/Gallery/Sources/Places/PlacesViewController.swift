import GalleryCore

/// The grid of places.
public final class PlacesViewController: GalleryViewController {
    /// The controls of `PlacesView.xib`.
    enum Tag: Int {
        case summary = 100
        case reload = 200
        case grid = 300
    }

    /// Called with the place that was picked.
    public var onSelect: ((Place) -> Void)?

    let store: PlaceStore
    /// All there are, once they are loaded.
    var loaded: [Place]?
    var dataSource: PlacesDataSource?
    var deletion: Task<Void, Never>?
    var summary: GalleryLabel?
    var grid: UICollectionView?
    private var reload: UIButton?

    /// A grid of what `store` holds.
    public init(store: PlaceStore = .bundled) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Places"
        dataSource = PlacesDataSource(items: [])
    }

    public override func createViews() throws {
        let xib = try XibView("PlacesView", in: .module)
        fill(with: xib.root)
        summary = try xib.control(Tag.summary)
        reload = try xib.control(Tag.reload)
        grid = try xib.control(Tag.grid)
    }

    public override func createEvents() {
        dataSource?.attach(to: grid)
        grid?.delegate = self
        events.on(.touchUpInside, of: reload) { [weak self] in self?.loadData() }
        connectSearch()
    }

    public override func loadData() {
        load(remaining) { [weak self] places in
            self?.loaded = places
            self?.reloadList()
        }
    }

    public override func destroyViews() {
        disconnectSearch()
        (summary, reload, grid) = (nil, nil, nil)
    }

    public override func destroyFields() {
        dataSource = nil
    }

    public override func loadingView() -> UIView? { MessageView("Loading places…") }
    public override func emptyView() -> UIView? { MessageView(emptyText) }

    public override func errorView() -> UIView? {
        let again = UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }
        return MessageView("The places could not be loaded.", because: failure, action: again)
    }
}
