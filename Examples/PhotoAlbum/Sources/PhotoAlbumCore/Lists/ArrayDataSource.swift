// UIKit's protocols are Objective-C ones, to which an extension of a generic class cannot conform: hence the class body.

/// Cells for an array of items, in a table as well as in a grid.
@MainActor
public final class ArrayDataSource<Item, Cell: UIView>: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    /// What there is a cell for, in this order.
    public var items: [Item]
    private let cellIdentifier: String
    private let configure: (Cell, Item) -> Void

    /// Fills a `Cell` for each of `items` by `configure`.
    public init(items: [Item], cellIdentifier: String, configure: @escaping (Cell, Item) -> Void) {
        self.items = items
        self.cellIdentifier = cellIdentifier
        self.configure = configure
    }

    /// The item at `indexPath`; nil where there is none.
    public func item(at indexPath: IndexPath) -> Item? {
        indexPath.section == 0 && items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    // MARK: In a table

    /// Serves `table`, and tells it which class its cells are of.
    public func attach(to table: UITableView?) where Cell: UITableViewCell {
        table?.register(Cell.self, forCellReuseIdentifier: cellIdentifier)
        table?.dataSource = self
    }

    /// As many rows as items.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        count(inSection: section)
    }

    /// A cell, filled where there is an item.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        filled(tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath), at: indexPath)
    }

    // MARK: In a grid

    /// Serves `grid`, and tells it which class its cells are of.
    public func attach(to grid: UICollectionView?) where Cell: UICollectionViewCell {
        grid?.register(Cell.self, forCellWithReuseIdentifier: cellIdentifier)
        grid?.dataSource = self
    }

    /// As many cells as items.
    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count(inSection: section)
    }

    /// A cell, filled where there is an item.
    public func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        filled(collectionView.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: indexPath), at: indexPath)
    }

    // MARK: In both

    private func count(inSection section: Int) -> Int {
        section == 0 ? items.count : 0
    }

    private func filled<View: UIView>(_ view: View, at indexPath: IndexPath) -> View {
        if let cell = view as? Cell, let item = item(at: indexPath) { configure(cell, item) }
        return view
    }
}
