extension UICollectionViewDiffableDataSource {
    /// What is asked and told when the user moves items.
    public struct ReorderingHandlers {
        /// Whether an item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Hears that items are about to be moved.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Hears that items were moved.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Nobody is asked: no item can be moved.
        public init() {}
    }

    /// What is asked and told when the user opens and closes items.
    public struct SectionSnapshotHandlers {
        /// Whether an item may be opened.
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        /// Hears that an item is about to be opened.
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        /// Whether an item may be closed.
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        /// Hears that an item is about to be closed.
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// What to show below an item, given what is there.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) ->
                    NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?

        /// Nobody is asked: all may be opened and closed.
        public init() {}
    }
}
