import Testing
import ThemeShopCore

@testable import Posters

@MainActor
@Suite struct PostersDataSourceTests {
    @Test func `there is a row for each poster, in order`() {
        let (dataSource, table) = attached(Poster.samples)
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect((0..<3).map { dataSource.item(at: IndexPath(row: $0, section: 0)) } == Poster.samples)
    }

    @Test func `a cell shows its poster`() {
        let (dataSource, table) = attached(Poster.samples)
        let cell = dataSource.tableView(table, cellForRowAt: IndexPath(row: 2, section: 0)) as? PosterCell
        #expect(cell?.titleLabel.text == "Third title")
        #expect(cell?.detailLabel.text == Poster.samples[2].detailText)
    }

    @Test func `there is no poster out of range`() {
        let (dataSource, _) = attached(Poster.samples)
        #expect(dataSource.item(at: IndexPath(row: 3, section: 0)) == nil)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 1)) == nil)
    }

    @Test func `without posters there are no rows`() {
        let (dataSource, table) = attached([])
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 0)) == nil)
    }

    private func attached(_ posters: [Poster]) -> (PostersDataSource, UITableView) {
        let dataSource = PostersDataSource(items: posters)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        dataSource.attach(to: table)
        return (dataSource, table)
    }
}
