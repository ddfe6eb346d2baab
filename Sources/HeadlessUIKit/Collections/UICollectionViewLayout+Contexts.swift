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
    func followSizes(_ place: (CollectionElement) -> CollectionElement?) {
        guard !sizes.isEmpty else { return }
        var followed: [CollectionElement: CGSize] = [:]
        for (element, size) in sizes {
            if let new = place(element) { followed[new] = size }
        }
        sizes = followed
    }
}
