import GalleryCore
import Testing

@testable import Hikes

@MainActor
@Suite struct HikesDataSourceTests {
    @Test func `there is a row for each hike, in order`() {
        let (dataSource, table) = attached(Hike.samples)
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect((0..<3).map { dataSource.item(at: IndexPath(row: $0, section: 0)) } == Hike.samples)
    }

    @Test func `a cell shows its hike`() {
        let (dataSource, table) = attached(Hike.samples)
        let cell = dataSource.tableView(table, cellForRowAt: IndexPath(row: 2, section: 0)) as? HikeCell
        #expect(cell?.titleLabel.text == "Third title")
        #expect(cell?.detailLabel.text == Hike.samples[2].detailText)
    }

    @Test func `there is no hike out of range`() {
        let (dataSource, _) = attached(Hike.samples)
        #expect(dataSource.item(at: IndexPath(row: 3, section: 0)) == nil)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 1)) == nil)
    }

    @Test func `without hikes there are no rows`() {
        let (dataSource, table) = attached([])
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 0)) == nil)
    }

    private func attached(_ hikes: [Hike]) -> (HikesDataSource, UITableView) {
        let dataSource = HikesDataSource(items: hikes)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        dataSource.attach(to: table)
        return (dataSource, table)
    }
}
