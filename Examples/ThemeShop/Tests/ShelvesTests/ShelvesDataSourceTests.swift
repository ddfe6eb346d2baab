import Testing
import ThemeShopCore

@testable import Shelves

@MainActor
@Suite struct ShelvesDataSourceTests {
    @Test func `there is a cell for each shelf, in order`() {
        let (dataSource, grid) = attached(Shelf.samples)
        #expect(grid.numberOfItems(inSection: 0) == 3)
        #expect((0..<3).map { dataSource.item(at: IndexPath(item: $0, section: 0)) } == Shelf.samples)
    }

    @Test func `a cell shows its shelf`() {
        let (dataSource, grid) = attached(Shelf.samples)
        let cell = dataSource.collectionView(grid, cellForItemAt: IndexPath(item: 2, section: 0)) as? ShelfCell
        #expect(cell?.titleLabel.text == "Third name")
        #expect(cell?.detailLabel.text == Shelf.samples[2].detailText)
    }

    @Test func `there is no shelf out of range`() {
        let (dataSource, _) = attached(Shelf.samples)
        #expect(dataSource.item(at: IndexPath(item: 3, section: 0)) == nil)
        #expect(dataSource.item(at: IndexPath(item: 0, section: 1)) == nil)
    }

    @Test func `without shelves there are no cells`() {
        let (dataSource, grid) = attached([])
        #expect(grid.numberOfItems(inSection: 0) == 0)
        #expect(dataSource.item(at: IndexPath(item: 0, section: 0)) == nil)
    }

    private func attached(_ shelves: [Shelf]) -> (ShelvesDataSource, UICollectionView) {
        let dataSource = ShelvesDataSource(items: shelves)
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let grid = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        dataSource.attach(to: grid)
        return (dataSource, grid)
    }
}
