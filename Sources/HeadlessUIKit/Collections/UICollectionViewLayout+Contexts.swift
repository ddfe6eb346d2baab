extension UICollectionViewLayout {
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let kind = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return kind?.make(registered: 0) ?? UICollectionViewLayoutInvalidationContext()
    }

    func makeContext(
        moving previous: [IndexPath],
        to targets: [IndexPath],
        at position: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.targetIndexPathsForInteractivelyMovingItems = targets
        context.interactiveMovementTarget = position
        return context
    }

    func forget(_ context: UICollectionViewLayoutInvalidationContext) {
        isPrepared = false
        guard let collectionView else { return }
        let adjustment = context.contentOffsetAdjustment
        if adjustment != .zero {
            collectionView.contentOffset.x += adjustment.x
            collectionView.contentOffset.y += adjustment.y
        }
        if !collectionView.items.isLayingOut { collectionView.setNeedsLayout() }
    }

    /// Attributes of the class that the layout makes.
    func attributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
        let kind = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = kind?.make(registered: 0) ?? UICollectionViewLayoutAttributes()
        attributes.element = element
        return attributes
    }

    func held(_ path: IndexPath, at position: CGPoint) -> UICollectionViewLayoutAttributes {
        let attributes = layoutAttributesForItem(at: path) ?? UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.center = position
        attributes.zIndex = Int.max
        return attributes
    }

    /// Forgets the sizes that views told.
    func forgetSizes() {
        sizes = [:]
        collectionView?.items.fitted = []
    }

    /// Keeps the sizes that views told of elements that stay.
    func followSizes(_ changes: ListUpdates, before: [Int]) {
        guard !sizes.isEmpty else { return }
        let rows = before.enumerated().map { changes.rows(of: $0, count: $1) }
        var followed: [CollectionElement: CGSize] = [:]
        for (element, size) in sizes {
            guard let section = element.path.first, element.path.count == 2 else {
                followed[element] = size
                continue
            }
            guard before.indices.contains(section), !changes.reloadedSections.contains(section) else { continue }
            let place: IndexPath? =
                switch element.kind {
                case .cell: changes.reloadedRows.contains(element.path) ? nil : rows[section][element.path.item]
                case .supplementary, .decoration:
                    changes.section(after: section).map { IndexPath(item: element.path.item, section: $0) }
                }
            if let place { followed[CollectionElement(kind: element.kind, path: place)] = size }
        }
        sizes = followed
    }
}
