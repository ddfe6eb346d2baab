import ThemeShopCore

/// The cells for shelves.
typealias ShelvesDataSource = ArrayDataSource<Shelf, ShelfCell>

extension ShelvesDataSource {
    /// A cell for each of `items`.
    convenience init(items: [Item]) {
        self.init(items: items, cellIdentifier: "ShelfCell") { cell, shelfModel in cell.configure(for: shelfModel) }
    }
}
