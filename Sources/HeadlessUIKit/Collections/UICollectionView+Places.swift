extension UICollectionView {
    /// The item of a cell in sight; nil for any other cell.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        guard let element = cell.element, items.views[element] === cell else { return nil }
        return element.path
    }

    /// The item at a point; nil where there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        let rect = CGRect(x: point.x, y: point.y, width: 0.001, height: 0.001)
        let hits = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
        return hits.last { $0.element.kind == .cell && $0.frame.contains(point) }?.indexPath
    }

    /// The cells in sight, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        bringUpToDate()
        return visible.compactMap { items.views[$0] as? UICollectionViewCell }
    }

    /// The items in sight, in order.
    public var indexPathsForVisibleItems: [IndexPath] {
        bringUpToDate()
        return visible.map(\.path)
    }

    /// The header, footer or the like in sight of a section.
    public func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        items.views[CollectionElement(kind: .supplementary(elementKind), path: indexPath)]
    }

    /// The place of a header, footer or the like in sight; nil for any other.
    @available(iOS 18.0, *)
    public func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        guard let element = supplementaryView.element, element.kind != .cell,
            items.views[element] === supplementaryView
        else { return nil }
        return element.path
    }

    /// The headers, footers or the like in sight.
    public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            supplementaryView(forElementKind: elementKind, at: $0)
        }
    }

    /// The places of the headers, footers or the like in sight.
    public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        items.views.keys.filter { $0.kind == .supplementary(elementKind) }.map(\.path).sorted()
    }

    /// Where and how an item is shown.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Where and how a header, footer or the like is shown.
    public func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Brings an item into sight.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard hasItem(indexPath) else {
            let count = counts.indices.contains(indexPath.section) ? counts[indexPath.section] : 0
            return Headless.raise(
                .invalidArgument(
                    "Attempted to scroll the collection view to an out-of-bounds item (\(indexPath.item)) when there are "
                        + "only \(count) items in section \(indexPath.section)."
                )
            )
        }
        prepareLayout()
        collectionViewLayout.reveal(indexPath)
        guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
        let nearest = nearestOffset(showing: frame)
        let insets = adjustedContentInset
        var offset = scrollPosition.isEmpty ? nearest : contentOffset
        let roomAcross = bounds.width - insets.left - insets.right
        let roomDown = bounds.height - insets.top - insets.bottom
        if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
        if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - insets.top - roomDown / 2 }
        if scrollPosition.contains(.bottom) { offset.y = frame.maxY - insets.top - roomDown }
        if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
        if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - insets.left - roomAcross / 2 }
        if scrollPosition.contains(.right) { offset.x = frame.maxX - insets.left - roomAcross }
        setContentOffset(clamped(offset), animated: animated)
    }

    private var visible: [CollectionElement] {
        items.views.keys.filter { $0.kind == .cell }.sorted()
    }

    /// Makes the cells that are due, as asking for what is in sight does.
    private func bringUpToDate() {
        if items.isStale, bounds.height > 0 { layoutIfNeeded() }
    }
}
