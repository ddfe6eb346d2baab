import PhotoAlbumCore
import Testing

@testable import Details

@MainActor
@Suite struct DetailsDataSourceTests {
    @Test func `there is a row for each attribute, in order`() {
        let (dataSource, table) = served(Attribute.samples)
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect((0..<3).map { dataSource.item(at: IndexPath(row: $0, section: 0)) } == Attribute.samples)
    }

    @Test func `a rating is shown as stars`() {
        let (dataSource, table) = served(Attribute.samples)
        let cell = dataSource.tableView(table, cellForRowAt: IndexPath(row: 0, section: 0)) as? RatingCell
        #expect(cell?.rating == 0.5)
        #expect(cell?.reuseIdentifier == "RatingCell")
    }

    @Test func `anything else is shown as text`() {
        let (dataSource, table) = served(Attribute.samples)
        let cell = dataSource.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0)) as? AttributeCell
        #expect(cell?.titleLabel.text == "Second title")
        #expect(cell?.detailLabel.text == "Second text")
    }

    @Test func `there is no attribute out of range`() {
        let (dataSource, table) = served(Attribute.samples)
        #expect(dataSource.item(at: IndexPath(row: 3, section: 0)) == nil)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 1)) == nil)
        #expect(dataSource.tableView(table, numberOfRowsInSection: 1) == 0)
    }

    @Test func `without attributes there are no rows`() {
        let (dataSource, table) = served([])
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 0)) == nil)
    }

    private func served(_ attributes: [Attribute]) -> (DetailsDataSource, UITableView) {
        let dataSource = DetailsDataSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        dataSource.items = attributes
        dataSource.serve(table)
        return (dataSource, table)
    }
}
