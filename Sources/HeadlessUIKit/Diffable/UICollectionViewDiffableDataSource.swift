/// Gives a collection view what a snapshot says, and changes the collection from one snapshot to the next.
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable & Sendable,
    ItemIdentifierType: Hashable & Sendable
{
    /// Makes or reuses, and fills, the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView,
        _ indexPath: IndexPath,
        _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Makes or reuses, and fills, a header, footer or the like.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView,
        _ elementKind: String,
        _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    weak var collection: UICollectionView?
    private let provider: CellProvider
    var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The sections that were given as trees.
    var trees: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// The data source of a collection view, which shows nothing yet.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        collection = collectionView
        provider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Gives headers, footers and the like.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// What is asked and told when the user moves items.
    open var reorderingHandlers = ReorderingHandlers()
    /// What is asked and told when the user opens and closes items.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    // MARK: Snapshots

    /// What is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current }

    /// Shows another snapshot by changing no more than differs; `completion` hears when the changes are done.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        change(to: snapshot, animated: animatingDifferences, completion: completion)
    }

    /// Shows another snapshot; goes on at once, as no time passes by itself here.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        change(to: snapshot, animated: animatingDifferences, completion: nil)
    }

    /// Shows another snapshot by asking for everything anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        reload(with: snapshot)
        if let completion { Headless.schedule(after: 0) { completion() } }
    }

    /// Shows another snapshot by asking for everything anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        reload(with: snapshot)
    }

    /// Shows a tree of items in one section, put at the end where it is not there yet.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot, in: section, animated: animatingDifferences, completion: completion)
    }

    /// Shows a tree of items in one section; goes on at once, as no time passes by itself here.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
        to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        show(snapshot, in: section, animated: animatingDifferences, completion: nil)
    }

    /// The items of a section as a tree.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> { tree(of: section) }

    // MARK: Places

    /// The section of this number; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
    }

    /// The number of a section; nil where it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

    /// The item at a place; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

    /// The place of an item; nil where it is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

    // MARK: Data source

    /// As many as the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }
    /// As many as the snapshot has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.count(inSection: section)
    }
    /// The cell that the provider gives.
    open func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = current.item(at: indexPath), let cell = provider(collectionView, indexPath, item) { return cell }
        Headless.raise(
            .internalInconsistency(
                "the collection view's data source did not return a valid cell from "
                    + "-collectionView:cellForItemAtIndexPath: for index path \(indexPath)"
            )
        )
        return UICollectionViewCell()
    }
    /// The view that the provider gives.
    open func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
    }
    /// What the handler says; no where there is none.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        current.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }
    /// Moves the item in what is shown, and tells the handlers.
    open func collectionView(
        _ collectionView: UICollectionView,
        moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) { reorder(sourceIndexPath, to: destinationIndexPath) }
    /// None.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// The first item of the section of the same number.
    open func collectionView(
        _ collectionView: UICollectionView,
        indexPathForIndexTitle title: String,
        at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
