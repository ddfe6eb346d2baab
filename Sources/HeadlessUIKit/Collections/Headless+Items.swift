extension Headless {
    /// Taps an item, scrolled to where it can be seen.
    ///
    /// - Returns: What kept the finger from choosing the item, and nil when it did.
    @discardableResult
    public static func select(_ path: IndexPath, in collection: UICollectionView) -> Obstacle? {
        guard collection.choosesAny else { return .notSelectable }
        if let obstacle = obstacle(to: collection) { return obstacle }
        guard collection.hasItem(path) else { return .missing }
        if collection.isScrollEnabled {
            collection.scrollToItem(at: path, at: [], animated: false)
            collection.layoutIfNeeded()
        }
        guard let cell = collection.cell(at: path) else { return .outOfSight }
        if let obstacle = obstacle(to: cell) { return obstacle }
        let hadEffect = collection.tapItem(path)
        UIWindow.layoutAll()
        return hadEffect ? nil : .notSelectable
    }
}
