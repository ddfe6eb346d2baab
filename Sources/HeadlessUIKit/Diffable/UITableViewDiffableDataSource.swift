/// Gives a table what a snapshot says, and changes the table from one snapshot to the next.
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
{
    /// Makes or reuses, and fills, the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView,
        _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var table: UITableView?
    private let provider: CellProvider
    private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// The data source of a table, which shows nothing yet.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        provider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// How rows come and go.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    // MARK: Snapshots

    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows another snapshot by changing no more than differs; `completion` hears when the changes are done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        guard animatingDifferences else {
            return UIView.performWithoutAnimation { change(to: snapshot, completion: completion) }
        }
        change(to: snapshot, completion: completion)
    }

    /// Shows another snapshot; goes on at once, as no time passes by itself here.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        let completion: (() -> Void)? = nil
        apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    /// Shows another snapshot by asking for everything anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current = snapshot.settled
        table?.reloadData()
        if let completion { Headless.schedule(after: 0) { completion() } }
    }

    /// Shows another snapshot by asking for everything anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        let completion: (() -> Void)? = nil
        applySnapshotUsingReloadData(snapshot, completion: completion)
    }

    private func change(
        to snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)?
    ) {
        guard let table else {
            current = snapshot.settled
            return
        }
        let difference = SnapshotDifference(from: current, to: snapshot)
        table.performUpdates {
            self.current = snapshot.settled
            table.change { $0 = difference.updates }
        } completion: { _ in
            completion?()
        }
        if !difference.reconfigured.isEmpty { table.reconfigureRows(at: difference.reconfigured) }
    }

    // MARK: Places

    /// The section of this number; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// The number of a section; nil where it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    /// The item of a row; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

    /// The row of an item; nil where it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

    // MARK: Data source

    /// As many as the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
    /// As many as the snapshot has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.count(inSection: section)
    }
    /// The cell that the provider gives.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = current.item(at: indexPath), let cell = provider(tableView, indexPath, item) { return cell }
        Headless.raise(
            .internalInconsistency(
                "UITableView (\(tableView)) failed to obtain a cell from its dataSource (\(self))"
            )
        )
        return UITableViewCell()
    }
    /// None.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// None.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// No.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// No.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// None.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section of the same number.
    open func tableView(
        _ tableView: UITableView,
        sectionForSectionIndexTitle title: String,
        at index: Int
    ) -> Int { index }
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}
}
