import PhotoAlbumCore

/// The list of attributes.
public final class DetailsViewController: PhotoAlbumViewController {
    /// The controls of `DetailsView.xib`.
    enum Tag: Int {
        case summary = 100
        case reload = 200
        case table = 300
    }

    /// Called with the attribute that was picked.
    public var onSelect: ((Attribute) -> Void)?

    private let store: AttributeStore
    private var dataSource: DetailsDataSource?
    private var summary: PhotoAlbumLabel?
    private var reload: UIButton?
    private var table: UITableView?

    /// A list of what `store` holds.
    public init(store: AttributeStore = .bundled) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Details"
        dataSource = DetailsDataSource(items: [])
    }

    public override func createViews() throws {
        let xib = try XibView("DetailsView", in: .module)
        fill(with: xib.root)
        summary = try xib.control(Tag.summary)
        reload = try xib.control(Tag.reload)
        table = try xib.control(Tag.table)
    }

    public override func createEvents() {
        dataSource?.attach(to: table)
        table?.delegate = self
        events.on(.touchUpInside, of: reload) { [weak self] in self?.loadData() }
    }

    public override func loadData() {
        load(store.attributes) { [weak self] attributes in
            self?.dataSource?.items = attributes
            self?.table?.reloadData()
            self?.summary?.text = attributes.summary
        }
    }

    public override func destroyViews() {
        (summary, reload, table) = (nil, nil, nil)
    }

    public override func destroyFields() {
        dataSource = nil
    }

    public override func loadingView() -> UIView? { MessageView("Loading attributes…") }
    public override func emptyView() -> UIView? { MessageView("There are no attributes yet.") }

    public override func errorView() -> UIView? {
        let again = UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }
        return MessageView("The attributes could not be loaded.", because: failure, action: again)
    }
}

extension DetailsViewController: UITableViewDelegate {
    /// Hands on the attribute that was picked.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let attribute = dataSource?.item(at: indexPath) { onSelect?(attribute) }
    }
}
