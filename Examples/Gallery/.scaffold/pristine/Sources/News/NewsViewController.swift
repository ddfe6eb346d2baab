import GalleryCore

/// The list of news items.
public final class NewsViewController: GalleryViewController {
    /// The controls of `NewsView.xib`.
    enum Tag: Int {
        case summary = 100
        case reload = 200
        case table = 300
    }

    /// Called with the news item that was picked.
    public var onSelect: ((NewsItem) -> Void)?

    private let store: NewsItemStore
    private var dataSource: NewsDataSource?
    private var summary: GalleryLabel?
    private var reload: UIButton?
    private var table: UITableView?

    /// A list of what `store` holds.
    public init(store: NewsItemStore = .online) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "News"
        dataSource = NewsDataSource(items: [])
    }

    public override func createViews() throws {
        let xib = try XibView("NewsView", in: .module)
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
        load(store.newsItems) { [weak self] newsItems in
            self?.dataSource?.items = newsItems
            self?.table?.reloadData()
            self?.summary?.text = newsItems.summary(at: .now)
        }
    }

    public override func destroyViews() {
        (summary, reload, table) = (nil, nil, nil)
    }

    public override func destroyFields() {
        dataSource = nil
    }

    public override func loadingView() -> UIView? { MessageView("Loading news items…") }
    public override func emptyView() -> UIView? { MessageView("There are no news items yet.") }

    public override func errorView() -> UIView? {
        let again = UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }
        return MessageView("The news items could not be loaded.", because: failure, action: again)
    }
}

extension NewsViewController: UITableViewDelegate {
    /// Hands on the news item that was picked.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let newsItem = dataSource?.item(at: indexPath) { onSelect?(newsItem) }
    }
}
