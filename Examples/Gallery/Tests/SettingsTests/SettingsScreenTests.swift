import GalleryCore
import ScreenTesting
import Testing

@testable import Settings

@MainActor
@Suite(.serialized) struct SettingsScreenTests {
    typealias Tag = SettingsViewController.Tag

    private let kept = Kept()

    @Test func `each control of the xib is found by its tag`() throws {
        let driver = ScreenDriver(SettingsViewController(store: kept.store))
        driver.load()
        #expect(driver.screen.failure == nil)
        _ = try driver.view(tag: Tag.table.rawValue, as: UITableView.self)
    }

    @Test func `the table takes all the room below its caption`() throws {
        let driver = shown()
        let table: UITableView = try driver.view(tag: Tag.table.rawValue)
        let caption = try #require(table.superview?.subviews.lazy.compactMap { $0 as? GalleryLabel }.first)
        let screen = driver.screen.view.bounds
        #expect(driver.shows("Theme"))
        #expect(table.frame.minY >= caption.frame.maxY)
        #expect(table.frame.maxY == screen.maxY)
        #expect(table.frame.width == screen.width)
    }

    @Test func `the bar shows the screen's title`() {
        #expect(shown().title == "Settings")
    }

    @Test func `each theme is a row with its name`() throws {
        let driver = shown()
        #expect(try driver.rowCount() == Theme.all.count)
        for (row, theme) in Theme.all.enumerated() {
            #expect(try driver.cell(row: row, as: ThemeCell.self).titleLabel.text == theme.name)
            #expect(driver.shows(theme.name))
        }
    }

    @Test func `picking a theme puts the app in it, and the mark at it`() throws {
        let before = ThemeProvider.shared.theme
        defer { ThemeProvider.shared.theme = before }
        let driver = shown()
        #expect(try marked(in: driver) == [before])
        for (row, theme) in Theme.all.enumerated().reversed() {
            try driver.select(row: row)
            #expect(ThemeProvider.shared.theme == theme)
            #expect(try marked(in: driver) == [theme])
        }
        let table: UITableView = try driver.view(tag: Tag.table.rawValue)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `picking a theme restyles this screen and each other one that is alive`() throws {
        let before = ThemeProvider.shared.theme
        defer { ThemeProvider.shared.theme = before }
        let driver = shown()
        let other = ScreenDriver(GalleryViewController())
        other.appear()
        let table: UITableView = try driver.view(tag: Tag.table.rawValue)
        let cell: ThemeCell = try driver.cell(row: 0)
        for row in Theme.all.indices.reversed() {
            try driver.select(row: row)
            #expect(driver.screen.view.backgroundColor == .appOffWhite)
            #expect(other.screen.view.backgroundColor == .appOffWhite)
            #expect(table.backgroundColor == .appOffWhite)
            #expect(cell.backgroundColor == .themeBackground)
            #expect(cell.titleLabel.textColor == .themeTitle)
        }
    }

    @Test func `the mark follows a theme that is chosen elsewhere`() throws {
        let before = ThemeProvider.shared.theme
        defer { ThemeProvider.shared.theme = before }
        let driver = shown()
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            #expect(try marked(in: driver) == [theme])
        }
    }

    @Test func `the choice is kept`() throws {
        let before = ThemeProvider.shared.theme
        defer { ThemeProvider.shared.theme = before }
        let driver = shown()
        #expect(kept.theme == nil)
        for (row, theme) in Theme.all.enumerated().reversed() {
            try driver.select(row: row)
            #expect(kept.theme == theme)
        }
    }

    @Test(arguments: Departure.allCases)
    func `the screen is freed, however it leaves`(departure: Departure) async throws {
        #expect(
            try await ScreenDriver.frees(SettingsViewController(store: kept.store), leaving: departure) { driver in
                await driver.settle()
            }
        )
    }

    @Test func `a screen that is dropped before it was ever shown is freed`() {
        var driver: ScreenDriver? = ScreenDriver(SettingsViewController(store: kept.store))
        weak var held: SettingsViewController?
        held = driver?.screen
        driver?.load()
        driver = nil
        #expect(held == nil)
    }

    @Test func `a screen that has left lets go of its controls and its data source`() async throws {
        let driver = shown()
        weak var table: UITableView?
        weak var dataSource: SettingsDataSource?
        table = try driver.view(tag: Tag.table.rawValue)
        dataSource = table?.dataSource as? SettingsDataSource
        #expect(dataSource != nil)
        try driver.goBack()
        await driver.settle()
        #expect(table == nil)
        #expect(dataSource == nil)
    }

    @Test func `a screen shown again after it left works as before`() throws {
        let driver = shown()
        try driver.goBack()
        driver.appear()
        #expect(try driver.rowCount() == Theme.all.count)
        #expect(try marked(in: driver) == [ThemeProvider.shared.theme])
    }

    private func shown() -> ScreenDriver<SettingsViewController> {
        let driver = ScreenDriver(SettingsViewController(store: kept.store))
        driver.appear()
        return driver
    }

    private func marked(in driver: ScreenDriver<SettingsViewController>) throws -> [Theme] {
        try Theme.all.enumerated().filter { row, _ in
            try driver.cell(row: row, as: ThemeCell.self).accessoryType == .checkmark
        }.map(\.element)
    }
}
