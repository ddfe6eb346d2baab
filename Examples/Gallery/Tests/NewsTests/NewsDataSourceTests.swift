import GalleryCore
import Testing

@testable import News

@MainActor
@Suite struct NewsDataSourceTests {
    @Test func `there is a row for each news item, in order`() {
        let (dataSource, table) = attached(NewsItem.samples)
        #expect(table.numberOfRows(inSection: 0) == 3)
        #expect((0..<3).map { dataSource.item(at: IndexPath(row: $0, section: 0)) } == NewsItem.samples)
    }

    @Test func `a cell shows its news item`() {
        let (dataSource, table) = attached(NewsItem.samples)
        let cell = dataSource.tableView(table, cellForRowAt: IndexPath(row: 2, section: 0)) as? NewsItemCell
        #expect(cell?.titleLabel.text == "Third headline")
        #expect(cell?.detailLabel.text == NewsItem.samples[2].detailText)
    }

    @Test func `there is no news item out of range`() {
        let (dataSource, _) = attached(NewsItem.samples)
        #expect(dataSource.item(at: IndexPath(row: 3, section: 0)) == nil)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 1)) == nil)
    }

    @Test func `without news items there are no rows`() {
        let (dataSource, table) = attached([])
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 0)) == nil)
    }

    private func attached(_ newsItems: [NewsItem]) -> (NewsDataSource, UITableView) {
        let dataSource = NewsDataSource(items: newsItems)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        dataSource.attach(to: table)
        return (dataSource, table)
    }
}
