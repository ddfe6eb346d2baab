import GalleryCore
import Testing

@testable import Albums

@MainActor
@Suite struct AlbumsDataSourceTests {
    @Test func `there is a cell for each album, in order`() {
        let (dataSource, grid) = attached(Album.samples)
        #expect(grid.numberOfItems(inSection: 0) == 3)
        #expect((0..<3).map { dataSource.item(at: IndexPath(item: $0, section: 0)) } == Album.samples)
    }

    @Test func `a cell shows its album`() {
        let (dataSource, grid) = attached(Album.samples)
        let cell = dataSource.collectionView(grid, cellForItemAt: IndexPath(item: 2, section: 0)) as? AlbumCell
        #expect(cell?.titleLabel.text == "Third title")
        #expect(cell?.detailLabel.text == Album.samples[2].detailText)
    }

    @Test func `there is no album out of range`() {
        let (dataSource, _) = attached(Album.samples)
        #expect(dataSource.item(at: IndexPath(item: 3, section: 0)) == nil)
        #expect(dataSource.item(at: IndexPath(item: 0, section: 1)) == nil)
    }

    @Test func `without albums there are no cells`() {
        let (dataSource, grid) = attached([])
        #expect(grid.numberOfItems(inSection: 0) == 0)
        #expect(dataSource.item(at: IndexPath(item: 0, section: 0)) == nil)
    }

    private func attached(_ albums: [Album]) -> (AlbumsDataSource, UICollectionView) {
        let dataSource = AlbumsDataSource(items: albums)
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let grid = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        dataSource.attach(to: grid)
        return (dataSource, grid)
    }
}
