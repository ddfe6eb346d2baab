import PhotoAlbumCore

/// The list of photos.
public final class PhotosViewController: PhotoAlbumViewController {
    /// The controls of `PhotosView.xib`.
    enum Tag: Int {
        case summary = 100
        case reload = 200
        case table = 300
    }

    /// Called with the photo that was picked.
    public var onSelect: ((Photo) -> Void)?

    private let store: PhotoStore
    private var dataSource: PhotosDataSource?
    private var summary: PhotoAlbumLabel?
    private var reload: UIButton?
    private var table: UITableView?

    /// A list of what `store` holds.
    public init(store: PhotoStore = .bundled) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Photos"
        dataSource = PhotosDataSource(items: [])
    }

    public override func createViews() throws {
        let xib = try XibView("PhotosView", in: .module)
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
        load(store.photos) { [weak self] photos in
            self?.dataSource?.items = photos
            self?.table?.reloadData()
            self?.summary?.text = photos.summary(at: .now)
        }
    }

    public override func destroyViews() {
        (summary, reload, table) = (nil, nil, nil)
    }

    public override func destroyFields() {
        dataSource = nil
    }

    public override func loadingView() -> UIView? { MessageView("Loading photos…") }
    public override func emptyView() -> UIView? { MessageView("There are no photos yet.") }

    public override func errorView() -> UIView? {
        let again = UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }
        return MessageView("The photos could not be loaded.", because: failure, action: again)
    }
}

extension PhotosViewController: UITableViewDelegate {
    /// Hands on the photo that was picked.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let photo = dataSource?.item(at: indexPath) { onSelect?(photo) }
    }
}
