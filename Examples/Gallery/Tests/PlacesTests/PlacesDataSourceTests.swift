import GalleryCore
import Testing

@testable import Places

@MainActor
@Suite struct PlacesDataSourceTests {
    @Test func `there is a cell for each place, in order`() {
        let (dataSource, grid) = attached(Place.samples)
        #expect(grid.numberOfItems(inSection: 0) == 3)
        #expect((0..<3).map { dataSource.item(at: IndexPath(item: $0, section: 0)) } == Place.samples)
    }

    @Test func `a cell shows its place`() {
        let (dataSource, grid) = attached(Place.samples)
        let cell = dataSource.collectionView(grid, cellForItemAt: IndexPath(item: 2, section: 0)) as? PlaceCell
        #expect(cell?.titleLabel.text == "Third name")
        #expect(cell?.detailLabel.text == Place.samples[2].detailText)
    }

    @Test func `there is no place out of range`() {
        let (dataSource, _) = attached(Place.samples)
        #expect(dataSource.item(at: IndexPath(item: 3, section: 0)) == nil)
        #expect(dataSource.item(at: IndexPath(item: 0, section: 1)) == nil)
    }

    @Test func `without places there are no cells`() {
        let (dataSource, grid) = attached([])
        #expect(grid.numberOfItems(inSection: 0) == 0)
        #expect(dataSource.item(at: IndexPath(item: 0, section: 0)) == nil)
    }

    private func attached(_ places: [Place]) -> (PlacesDataSource, UICollectionView) {
        let dataSource = PlacesDataSource(items: places)
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let grid = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        dataSource.attach(to: grid)
        return (dataSource, grid)
    }
}
