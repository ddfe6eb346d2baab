extension UICollectionView {
    /// The view for a place, from the data source or the layout.
    func makeView(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
        switch attributes.element.kind {
        case .cell: makeCell(at: attributes.indexPath)
        case .supplementary(let kind): makeSupplementaryView(kind, at: attributes.indexPath)
        case .decoration(let kind): makeDecoration(kind, attributes)
        }
    }

    private func makeCell(at path: IndexPath) -> UICollectionViewCell? {
        guard hasItem(path), let dataSource else { return nil }
        let cell = CellRequest.ask { dataSource.collectionView(self, cellForItemAt: path) }
        if cell.reuseIdentifier == nil {
            Headless.raise(
                .internalInconsistency(
                    "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
                        + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
                )
            )
        }
        cell.isSelected = chosen.contains(path)
        return cell
    }

    private func makeSupplementaryView(_ kind: String, at path: IndexPath) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        if view.reuseIdentifier == nil {
            Headless.raise(
                .internalInconsistency(
                    "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath: "
                        + "(\(kind),\(path)) was not retrieved by calling "
                        + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil"
                )
            )
        }
        return view
    }

    private func makeDecoration(
        _ kind: String,
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionReusableView? {
        switch collectionViewLayout.decorations[kind] {
        case .ofClass(let viewClass): return viewClass.make(registered: attributes.frame)
        case .nib(let nib): return nib.instantiate(withOwner: nil).first as? UICollectionReusableView
        case nil:
            Headless.raise(
                .internalInconsistency("no class registered for decoration view of kind \(kind)")
            )
            return nil
        }
    }

    // MARK: Registration

    /// Registers a class whose cells are made when they are asked for by name; nil takes it back.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        items.cellQueue.register(source(cellClass), for: identifier)
    }

    /// Registers a nib whose cells are made when they are asked for by name; nil takes it back.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        items.cellQueue.register(nib.map { .nib($0) }, for: identifier)
    }

    /// Registers a class of headers, footers or the like; nil takes it back.
    public func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        items.supplementaryQueues[elementKind, default: ReuseQueue()].register(source(viewClass), for: identifier)
    }

    /// Registers a nib of headers, footers or the like; nil takes it back.
    public func register(
        _ nib: UINib?,
        forSupplementaryViewOfKind kind: String,
        withReuseIdentifier identifier: String
    ) {
        items.supplementaryQueues[kind, default: ReuseQueue()].register(nib.map { .nib($0) }, for: identifier)
    }

    private func source(_ viewClass: AnyClass?) -> ReuseQueue<UICollectionReusableView>.Source? {
        (viewClass as? UICollectionReusableView.Type).map { .ofClass($0) }
    }
}
