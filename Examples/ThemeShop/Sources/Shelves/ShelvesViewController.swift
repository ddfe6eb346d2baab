import ThemeShopCore

/// The grid of shelves.
public final class ShelvesViewController: ThemeShopViewController {
    /// The controls of `ShelvesView.xib`.
    enum Tag: Int {
        case summary = 100
        case reload = 200
        case grid = 300
    }

    /// Called with the shelf that was picked.
    public var onSelect: ((Shelf) -> Void)?

    private let store: ShelfStore
    private var dataSource: ShelvesDataSource?
    private var summary: ThemeShopLabel?
    private var reload: UIButton?
    private var grid: UICollectionView?

    /// A grid of what `store` holds.
    public init(store: ShelfStore = .bundled) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Shelves"
        dataSource = ShelvesDataSource(items: [])
    }

    public override func createViews() throws {
        let xib = try XibView("ShelvesView", in: .module)
        fill(with: xib.root)
        summary = try xib.control(Tag.summary)
        reload = try xib.control(Tag.reload)
        grid = try xib.control(Tag.grid)
    }

    public override func createEvents() {
        dataSource?.attach(to: grid)
        grid?.delegate = self
        events.on(.touchUpInside, of: reload) { [weak self] in self?.loadData() }
    }

    public override func loadData() {
        load(store.shelves) { [weak self] shelves in
            self?.dataSource?.items = shelves
            self?.grid?.reloadData()
            self?.summary?.text = shelves.summary
        }
    }

    public override func destroyViews() {
        (summary, reload, grid) = (nil, nil, nil)
    }

    public override func destroyFields() {
        dataSource = nil
    }

    public override func loadingView() -> UIView? { MessageView("Loading shelves…") }
    public override func emptyView() -> UIView? { MessageView("There are no shelves yet.") }

    public override func errorView() -> UIView? {
        let again = UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }
        return MessageView("The shelves could not be loaded.", because: failure, action: again)
    }
}

extension ShelvesViewController: UICollectionViewDelegate {
    /// Hands on the shelf that was picked.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let shelfModel = dataSource?.item(at: indexPath) { onSelect?(shelfModel) }
    }
}
