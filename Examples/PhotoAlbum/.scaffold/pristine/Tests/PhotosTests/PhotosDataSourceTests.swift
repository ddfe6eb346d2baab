import PhotoAlbumCore
import Testing

@testable import Photos

@MainActor
@Suite struct PhotosDataSourceTests {
    @Test func `there is a row for each photo, in order`() {
        let (dataSource, table) = attached(Photo.samples)
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect((0..<3).map { dataSource.item(at: IndexPath(row: $0, section: 0)) } == Photo.samples)
    }

    @Test func `a cell shows its photo`() {
        let (dataSource, table) = attached(Photo.samples)
        let cell = dataSource.tableView(table, cellForRowAt: IndexPath(row: 2, section: 0)) as? PhotoCell
        #expect(cell?.titleLabel.text == Photo.samples[2].name)
        #expect(cell?.detailLabel.text == Photo.samples[2].detailText)
    }

    @Test func `there is no photo out of range`() {
        let (dataSource, _) = attached(Photo.samples)
        #expect(dataSource.item(at: IndexPath(row: 3, section: 0)) == nil)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 1)) == nil)
    }

    @Test func `without photos there are no rows`() {
        let (dataSource, table) = attached([])
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 0)) == nil)
    }

    private func attached(_ photos: [Photo]) -> (PhotosDataSource, UITableView) {
        let dataSource = PhotosDataSource(items: photos)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        dataSource.attach(to: table)
        return (dataSource, table)
    }
}
