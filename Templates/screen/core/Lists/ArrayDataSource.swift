// UIKit's protocols are Objective-C ones, to which an extension of a generic class cannot conform: hence the class body.

/// Cells for an array of items, in sections or not, in a table as well as in a grid.
@MainActor
public final class ArrayDataSource<Item, Cell: UIView>: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    /// What there is a cell for, section by section.
    public var sections: [ListSection<Item>]
    private let cellIdentifier: String
    private let configure: (Cell, Item) -> Void

    /// Fills a `Cell` for each of `items` by `configure`.
    public init(items: [Item], cellIdentifier: String, configure: @escaping (Cell, Item) -> Void) {
        sections = [ListSection(items: items)]
        self.cellIdentifier = cellIdentifier
        self.configure = configure
    }

    /// What there is a cell for, in this order; setting it makes one section of it, without a title.
    public var items: [Item] {
        get { sections.flatMap(\.items) }
        set { sections = [ListSection(items: newValue)] }
    }

    /// The item at `indexPath`; nil where there is none.
    public func item(at indexPath: IndexPath) -> Item? {
        let items = section(indexPath.section)?.items ?? []
        return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
    }

    // MARK: In a table

    /// Serves `table`, and tells it which class its cells are of.
    public func attach(to table: UITableView?) where Cell: UITableViewCell {
        table?.register(Cell.self, forCellReuseIdentifier: cellIdentifier)
        table?.dataSource = self
    }

    /// As many as there are, and one where there is nothing.
    public func numberOfSections(in tableView: UITableView) -> Int { max(1, sections.count) }

    /// What stands above the section.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        self.section(section)?.title
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
        grid?.register(
            SectionHeaderView.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: SectionHeaderView.identifier
        )
        grid?.dataSource = self
    }

    /// As many as there are, and one where there is nothing.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { max(1, sections.count) }

    /// A header with the section's title; asked for where the grid's layout has room for headers.
    public func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: SectionHeaderView.identifier,
            for: indexPath
        )
        (view as? SectionHeaderView)?.titleLabel.text = section(indexPath.section)?.title
        return view
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

    private func section(_ index: Int) -> ListSection<Item>? {
        sections.indices.contains(index) ? sections[index] : nil
    }

    private func count(inSection section: Int) -> Int {
        self.section(section)?.items.count ?? 0
    }

    private func filled<View: UIView>(_ view: View, at indexPath: IndexPath) -> View {
        if let cell = view as? Cell, let item = item(at: indexPath) { configure(cell, item) }
        return view
    }
}
