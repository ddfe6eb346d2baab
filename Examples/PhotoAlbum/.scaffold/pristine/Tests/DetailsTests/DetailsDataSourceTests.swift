import PhotoAlbumCore
import Testing

@testable import Details

@MainActor
@Suite struct DetailsDataSourceTests {
    @Test func `there is a row for each attribute, in order`() {
        let (dataSource, table) = attached(Attribute.samples)
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect((0..<3).map { dataSource.item(at: IndexPath(row: $0, section: 0)) } == Attribute.samples)
    }

    @Test func `a cell shows its attribute`() {
        let (dataSource, table) = attached(Attribute.samples)
        let cell = dataSource.tableView(table, cellForRowAt: IndexPath(row: 2, section: 0)) as? AttributeCell
        #expect(cell?.titleLabel.text == "Third title")
        #expect(cell?.detailLabel.text == Attribute.samples[2].detailText)
    }

    @Test func `there is no attribute out of range`() {
        let (dataSource, _) = attached(Attribute.samples)
        #expect(dataSource.item(at: IndexPath(row: 3, section: 0)) == nil)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 1)) == nil)
    }

    @Test func `without attributes there are no rows`() {
        let (dataSource, table) = attached([])
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 0)) == nil)
    }

    private func attached(_ attributes: [Attribute]) -> (DetailsDataSource, UITableView) {
        let dataSource = DetailsDataSource(items: attributes)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        dataSource.attach(to: table)
        return (dataSource, table)
    }
}
