extension UICollectionView {
    /// How cells of a class are made and filled for items of a type.
    @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell for an item.
        public typealias Handler = (Cell, IndexPath, Item) -> Void

        fileprivate let identifier = UUID().uuidString
        /// Whether it was made while a cell was asked for, and so would never be used again.
        fileprivate let isMadeTooLate = CellRequest.isOpen
        fileprivate let nib: UINib?
        fileprivate let handler: Handler

        /// Cells that are made by their class.
        public init(handler: @escaping Handler) {
            nib = nil
            self.handler = handler
        }

        /// Cells that are made from a nib.
        public init(cellNib: UINib, handler: @escaping Handler) {
            nib = cellNib
            self.handler = handler
        }
    }

    /// A cell for an item, filled as the registration says.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell {
        if registration.isMadeTooLate { CellRequest.refuse("UICollectionViewCellRegistration") }
        if items.cellQueue.source(for: registration.identifier) == nil {
            if let nib = registration.nib {
                register(nib, forCellWithReuseIdentifier: registration.identifier)
            } else {
                register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
            }
        }
        let dequeued = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        let cell = (dequeued as? Cell) ?? wrong(dequeued, for: registration)
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Raises that a nib holds another class than its registration names.
    private func wrong<Cell, Item>(
        _ cell: UICollectionViewCell,
        for registration: CellRegistration<Cell, Item>
    ) -> Cell {
        Headless.raise(
            .internalInconsistency("The registered nib's cell is a \(type(of: cell)), not a \(Cell.self).")
        )
        let made = Cell.make(registered: cell.frame)
        return unsafeDowncast(made, to: Cell.self)
    }
}
