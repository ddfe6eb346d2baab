import GalleryCore

/// The grid of albums.
public final class AlbumsViewController: GalleryViewController {
    /// The controls of `AlbumsView.xib`.
    enum Tag: Int {
        case summary = 100
        case reload = 200
        case grid = 300
    }

    /// Called with the album that was picked.
    public var onSelect: ((Album) -> Void)?

    private let store: AlbumStore
    private var dataSource: AlbumsDataSource?
    private var summary: GalleryLabel?
    private var reload: UIButton?
    private var grid: UICollectionView?

    /// A grid of what `store` holds.
    public init(store: AlbumStore = .bundled) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Albums"
        dataSource = AlbumsDataSource(items: [])
    }

    public override func createViews() throws {
        let xib = try XibView("AlbumsView", in: .module)
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
        load(store.albums) { [weak self] albums in
            self?.dataSource?.items = albums
            self?.grid?.reloadData()
            self?.summary?.text = albums.summary(at: .now)
        }
    }

    public override func destroyViews() {
        (summary, reload, grid) = (nil, nil, nil)
    }

    public override func destroyFields() {
        dataSource = nil
    }

    public override func loadingView() -> UIView? { MessageView("Loading albums…") }
    public override func emptyView() -> UIView? { MessageView("There are no albums yet.") }

    public override func errorView() -> UIView? {
        let again = UIAction(title: "Try Again") { [weak self] _ in self?.loadData() }
        return MessageView("The albums could not be loaded.", because: failure, action: again)
    }
}

extension AlbumsViewController: UICollectionViewDelegate {
    /// Hands on the album that was picked.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let album = dataSource?.item(at: indexPath) { onSelect?(album) }
    }
}
