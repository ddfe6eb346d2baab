import PhotoAlbumCore
import Testing

@MainActor
@Suite struct ArrayDataSourceTests {
    private let first = IndexPath(item: 0, section: 0)
    private let last = IndexPath(item: 1, section: 0)
    private let beyond = IndexPath(item: 2, section: 0)

    @Test func `a table gets a cell for each item`() {
        let (rows, table) = table(of: ["a", "b"])
        #expect(rows.tableView(table, numberOfRowsInSection: 0) == 2)
        #expect(rows.tableView(table, numberOfRowsInSection: 1) == 0)
        #expect((rows.tableView(table, cellForRowAt: last) as? Row)?.text == "b")
        #expect(rows.tableView(table, cellForRowAt: last).reuseIdentifier == "Row")
    }

    @Test func `a grid gets a cell for each item`() {
        let (tiles, grid) = grid(of: ["a", "b"])
        #expect(tiles.collectionView(grid, numberOfItemsInSection: 0) == 2)
        #expect(tiles.collectionView(grid, numberOfItemsInSection: 1) == 0)
        #expect((tiles.collectionView(grid, cellForItemAt: last) as? Tile)?.text == "b")
        #expect(tiles.collectionView(grid, cellForItemAt: last).reuseIdentifier == "Tile")
    }

    @Test func `the item at a path is the one that its cell shows`() {
        let (rows, _) = table(of: ["a", "b"])
        #expect(rows.item(at: first) == "a")
        #expect(rows.item(at: last) == "b")
    }

    @Test func `a path out of range has no item, and its cell stays blank`() {
        let (rows, table) = table(of: ["a", "b"])
        #expect(rows.item(at: beyond) == nil)
        #expect(rows.item(at: IndexPath(item: 0, section: 1)) == nil)
        #expect((rows.tableView(table, cellForRowAt: beyond) as? Row)?.text == "")
        let (tiles, grid) = grid(of: [])
        #expect((tiles.collectionView(grid, cellForItemAt: first) as? Tile)?.text == "")
    }

    @Test func `what is set later is shown after a reload`() {
        let (rows, table) = table(of: [])
        #expect(table.numberOfRows(inSection: 0) == 0)
        rows.items = ["a"]
        table.reloadData()
        #expect(table.numberOfRows(inSection: 0) == 1)
    }

    @Test func `a table shows sections, each below its title`() {
        let (rows, table) = table(of: [])
        rows.sections = [ListSection(title: "A", items: ["a"]), ListSection(title: "B", items: ["b", "bb"])]
        table.reloadData()
        #expect(table.numberOfSections == 2)
        #expect((0..<2).map(table.numberOfRows) == [1, 2])
        #expect((0..<3).map { rows.tableView(table, titleForHeaderInSection: $0) } == ["A", "B", nil])
        #expect(rows.item(at: IndexPath(item: 1, section: 1)) == "bb")
        #expect(rows.items == ["a", "b", "bb"])
    }

    @Test func `a grid shows sections, each below its title`() {
        let (tiles, grid) = grid(of: [])
        tiles.sections = [ListSection(title: "A", items: ["a"]), ListSection(title: "B", items: ["b", "bb"])]
        (grid.collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize = CGSize(width: 320, height: 32)
        grid.reloadData()
        grid.layoutIfNeeded()
        let headers = (0..<2).map { section in
            grid.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: section)
            ) as? SectionHeaderView
        }
        #expect(headers.map { $0?.titleLabel.text } == ["A", "B"])
        #expect(tiles.item(at: IndexPath(item: 1, section: 1)) == "bb")
    }

    @Test func `where there is no section, there is one without a title and without items`() {
        let (rows, table) = table(of: ["a"])
        rows.sections = []
        table.reloadData()
        #expect(table.numberOfSections == 1)
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(rows.tableView(table, titleForHeaderInSection: 0) == nil)
    }

    private func table(of items: [String]) -> (ArrayDataSource<String, Row>, UITableView) {
        let rows = ArrayDataSource<String, Row>(items: items, cellIdentifier: "Row") { $0.text = $1 }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        rows.attach(to: table)
        return (rows, table)
    }

    private func grid(of items: [String]) -> (ArrayDataSource<String, Tile>, UICollectionView) {
        let tiles = ArrayDataSource<String, Tile>(items: items, cellIdentifier: "Tile") { $0.text = $1 }
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let grid = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        tiles.attach(to: grid)
        return (tiles, grid)
    }
}

private final class Row: UITableViewCell {
    var text = ""
}

private final class Tile: UICollectionViewCell {
    var text = ""
}
