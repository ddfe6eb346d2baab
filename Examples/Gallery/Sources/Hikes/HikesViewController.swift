import GalleryCore

/// The list of hikes.
public final class HikesViewController: GalleryViewController {
    /// The controls of `HikesView.xib`.
    enum Tag: Int {
        case summary = 100
        case reload = 200
        case table = 300
    }

    /// Called with the hike that was picked.
    public var onSelect: ((Hike) -> Void)?

    let store: HikeStore
    /// All there are, once they are loaded.
    var loaded: [Hike]?
    /// The id, as text, of the hike that was picked last.
    var pickedID: String?
    var dataSource: HikesDataSource?
    var deletion: Task<Void, Never>?
    var summary: GalleryLabel?
    var table: UITableView?
    private var reload: UIButton?

    /// A list of what `store` holds.
    public init(store: HikeStore = .bundled) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "Hikes"
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Hikes"
        dataSource = HikesDataSource(items: [])
    }

    public override func createViews() throws {
        let xib = try XibView("HikesView", in: .module)
        fill(with: xib.root)
        summary = try xib.control(Tag.summary)
        reload = try xib.control(Tag.reload)
        table = try xib.control(Tag.table)
    }

    public override func createEvents() {
        dataSource?.attach(to: table)
        table?.delegate = self
        events.on(.touchUpInside, of: reload) { [weak self] in self?.loadData() }
        events.onRefresh(of: table) { [weak self] in self?.loadData() }
        connectSearch()
    }

    public override func loadData() {
        load(remaining, refreshing: table?.refreshControl) { [weak self] in self?.take($0) }
    }

    public override func destroyViews() {
        disconnectSearch()
        (summary, reload, table) = (nil, nil, nil)
    }

    public override func destroyFields() {
        dataSource = nil
    }

    public override func encodeRestorableState(with coder: NSCoder) { encodePicked(with: coder) }
    public override func decodeRestorableState(with coder: NSCoder) { decodePicked(with: coder) }

    public override func loadingView() -> UIView? { MessageView("Loading hikes…") }
    public override func emptyView() -> UIView? { MessageView(emptyText) }

    public override func errorView() -> UIView? {
        let again = UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }
        return MessageView("The hikes could not be loaded.", because: failure, action: again)
    }
}
