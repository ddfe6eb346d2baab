import ThemeShopCore

/// The list of posters.
public final class PostersViewController: ThemeShopViewController {
    /// The controls of `PostersView.xib`.
    enum Tag: Int {
        case summary = 100
        case reload = 200
        case table = 300
    }

    /// Called with the poster that was picked.
    public var onSelect: ((Poster) -> Void)?

    private let store: PosterStore
    private var dataSource: PostersDataSource?
    private var summary: ThemeShopLabel?
    private var reload: UIButton?
    private var table: UITableView?

    /// A list of what `store` holds.
    public init(store: PosterStore = .bundled) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Posters"
        dataSource = PostersDataSource(items: [])
    }

    public override func createViews() throws {
        let xib = try XibView("PostersView", in: .module)
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
        load(store.posters) { [weak self] posters in
            self?.dataSource?.items = posters
            self?.table?.reloadData()
            self?.summary?.text = posters.summary
        }
    }

    public override func destroyViews() {
        (summary, reload, table) = (nil, nil, nil)
    }

    public override func destroyFields() {
        dataSource = nil
    }

    public override func loadingView() -> UIView? { MessageView("Loading posters…") }
    public override func emptyView() -> UIView? { MessageView("There are no posters yet.") }

    public override func errorView() -> UIView? {
        let again = UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }
        return MessageView("The posters could not be loaded.", because: failure, action: again)
    }
}

extension PostersViewController: UITableViewDelegate {
    /// Hands on the poster that was picked.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let poster = dataSource?.item(at: indexPath) { onSelect?(poster) }
    }
}
