extension Headless {
    /// Taps an item, scrolled to where it can be seen.
    ///
    /// - Returns: What kept the finger from choosing the item, and nil when it did.
    @discardableResult
    public static func select(_ path: IndexPath, in collection: UICollectionView) -> Obstacle? {
        switch reachedItem(at: path, in: collection) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let cell):
            let opens = (cell as? UICollectionViewListCell)?.opensByTap == true
            guard opens || collection.choosesAny else { return .notSelectable }
            let hadEffect = collection.tapItem(path)
            UIWindow.layoutAll()
            return hadEffect ? nil : .notSelectable
        }
    }

    /// Holds an item and lets it go at another's place.
    @discardableResult
    public static func move(_ path: IndexPath, to target: IndexPath, in collection: UICollectionView) -> Obstacle? {
        switch reachedItem(at: path, in: collection) {
        case .failure(let barrier): return barrier.obstacle
        case .success:
            guard collection.hasItem(target),
                let end = collection.layoutAttributesForItem(at: target)?.center
            else { return .missing }
            guard collection.beginInteractiveMovementForItem(at: path) else { return .refused }
            collection.updateInteractiveMovementTargetPosition(end)
            collection.endInteractiveMovement()
            UIWindow.layoutAll()
            return nil
        }
    }

    /// Swipes over a row of a list and taps the uncovered action of this title.
    @discardableResult
    public static func swipe(
        _ path: IndexPath,
        in collection: UICollectionView,
        from edge: SwipeEdge,
        choosing title: String
    ) -> Obstacle? {
        switch reachedItem(at: path, in: collection) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let cell):
            guard collection.delegate?.collectionView(collection, canEditItemAt: path) ?? true else { return .refused }
            let list = (collection.collectionViewLayout as? UICollectionViewCompositionalLayout)?.list(at: path)
            let provider =
                edge == .leading
                ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
            guard let action = provider?(path)?.actions.first(where: { $0.title == title }) else { return .missing }
            action.handler(action, cell) { _ in }
            UIWindow.layoutAll()
            return nil
        }
    }

    /// Taps what stands at the side of a row of a list.
    @discardableResult
    public static func tapAccessory(
        _ type: UICellAccessory.AccessoryType,
        at path: IndexPath,
        in collection: UICollectionView
    ) -> Obstacle? {
        switch reachedItem(at: path, in: collection) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let cell):
            guard let view = (cell as? UICollectionViewListCell)?.accessoryView(type) else { return .missing }
            if let obstacle = tap(view) { return obstacle }
            UIWindow.layoutAll()
            return nil
        }
    }

    /// Scrolls a section that scrolls across, until so much of it is out of sight.
    @discardableResult
    public static func scroll(section: Int, of collection: UICollectionView, to offset: CGFloat) -> Obstacle? {
        if let obstacle = obstacle(to: collection) { return obstacle }
        guard let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
            layout.solved.indices.contains(section), layout.solved[section].section.isOrthogonal
        else { return .missing }
        layout.scroll(section, to: offset)
        UIWindow.layoutAll()
        return nil
    }

    /// The menu that a long press on an item opens.
    public static func contextMenu(at path: IndexPath, in collection: UICollectionView) -> UIMenu? {
        guard case .success(let cell) = reachedItem(at: path, in: collection) else { return nil }
        return collection.delegate?.collectionView(
            collection,
            contextMenuConfigurationForItemsAt: [path],
            point: cell.center
        )?.menu
    }

    /// The item's cell, scrolled to, where a finger can reach it.
    static func reachedItem(
        at path: IndexPath,
        in collection: UICollectionView
    ) -> Result<UICollectionViewCell, Barrier> {
        if let obstacle = obstacle(to: collection) { return .failure(Barrier(obstacle: obstacle)) }
        guard collection.hasItem(path) else { return .failure(Barrier(obstacle: .missing)) }
        if collection.isScrollEnabled {
            collection.scrollToItem(at: path, at: [], animated: false)
            collection.layoutIfNeeded()
        }
        guard let cell = collection.cell(at: path) else { return .failure(Barrier(obstacle: .outOfSight)) }
        if let obstacle = obstacle(to: cell) { return .failure(Barrier(obstacle: obstacle)) }
        return .success(cell)
    }
}
