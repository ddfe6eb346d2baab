import Testing
import ThemeShopCore

@testable import Settings

@MainActor
@Suite struct SettingsDataSourceTests {
    @Test func `there is a row for each theme, in order`() {
        let (dataSource, table) = attached(Theme.all)
        #expect(table.numberOfRows(inSection: 0) == Theme.all.count)
        for (row, theme) in Theme.all.enumerated() {
            let place = IndexPath(row: row, section: 0)
            let cell = dataSource.tableView(table, cellForRowAt: place) as? ThemeCell
            #expect(dataSource.item(at: place) == theme)
            #expect(cell?.titleLabel.text == theme.name)
        }
    }

    @Test func `there is no theme out of range`() {
        let (dataSource, table) = attached([])
        #expect(table.numberOfRows(inSection: 0) == 0)
        #expect(dataSource.item(at: IndexPath(row: 0, section: 0)) == nil)
    }

    private func attached(_ themes: [Theme]) -> (SettingsDataSource, UITableView) {
        let dataSource = SettingsDataSource(items: themes)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        dataSource.attach(to: table)
        return (dataSource, table)
    }
}
