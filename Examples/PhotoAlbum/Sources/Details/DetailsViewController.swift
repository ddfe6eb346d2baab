import PhotoAlbumCore

/// A photo's attributes, as a part of its page.
public final class DetailsViewController: PhotoAlbumViewController {
    /// The controls of `DetailsView.xib`; the page that it is a part of has those from 100 to 300.
    enum Tag: Int {
        case table = 400
    }

    /// Called with the attribute that was picked.
    public var onSelect: ((Attribute) -> Void)?

    private let attributes: SharedState<[Attribute]>
    private var dataSource: DetailsDataSource?
    private var table: UITableView?

    /// Shows what `attributes` holds, and whatever takes its place.
    public init(attributes: SharedState<[Attribute]>) {
        self.attributes = attributes
        super.init(nibName: nil, bundle: nil)
    }

    /// Not made in a storyboard.
    public required init?(coder: NSCoder) { nil }

    public override func createFields() {
        title = "Details"
        dataSource = DetailsDataSource()
    }

    public override func createViews() throws {
        let xib = try XibView("DetailsView", in: .module)
        fill(with: xib.root)
        table = try xib.control(Tag.table)
    }

    public override func createEvents() {
        dataSource?.serve(table)
        table?.delegate = self
        events.follow(attributes) { [weak self] attributes in
            self?.dataSource?.items = attributes
            self?.table?.reloadData()
        }
    }

    public override func destroyViews() {
        table = nil
    }

    public override func destroyFields() {
        dataSource = nil
    }

    public override func errorView() -> UIView? { MessageView("The details could not be shown.", because: failure) }
}

extension DetailsViewController: UITableViewDelegate {
    /// Hands on the attribute that was picked.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        if let attribute = dataSource?.item(at: indexPath) { onSelect?(attribute) }
    }
}
