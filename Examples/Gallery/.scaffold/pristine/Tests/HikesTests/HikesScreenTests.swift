import GalleryCore
import ScreenTesting
import Testing

@testable import Hikes

@MainActor
@Suite(.serialized) struct HikesScreenTests {
    typealias Tag = HikesViewController.Tag

    @Test func `each control of the xib is found by its tag`() throws {
        let driver = ScreenDriver(HikesViewController(store: .sample))
        driver.load()
        #expect(driver.screen.failure == nil)
        _ = try driver.view(tag: Tag.summary.rawValue, as: GalleryLabel.self)
        _ = try driver.view(tag: Tag.reload.rawValue, as: UIButton.self)
        _ = try driver.view(tag: Tag.table.rawValue, as: UITableView.self)
    }

    @Test func `the table takes all the room below the summary`() throws {
        let driver = ScreenDriver(HikesViewController(store: .sample))
        driver.appear()
        let summary: GalleryLabel = try driver.view(tag: Tag.summary.rawValue)
        let table: UITableView = try driver.view(tag: Tag.table.rawValue)
        let screen = driver.screen.view.bounds
        #expect(table.frame.minY >= summary.frame.maxY)
        #expect(table.frame.maxY == screen.maxY)
        #expect(table.frame.width == screen.width)
    }

    @Test func `the bar shows the screen's title`() {
        let driver = ScreenDriver(HikesViewController(store: .sample))
        driver.appear()
        #expect(driver.title == "Hikes")
    }

    @Test func `a row shows each hike of the store, section by section`() async throws {
        let driver = try await shown(.sample)
        let sections = Hike.samples.inSections()
        #expect(try driver.rowCounts() == sections.map(\.items.count))
        for (index, section) in sections.enumerated() {
            for (row, hike) in section.items.enumerated() {
                let cell = try driver.cell(row: row, section: index, as: HikeCell.self)
                #expect(cell.titleLabel.text == hike.title)
            }
        }
        #expect(driver.shows("3 hikes, 0 new"))
    }

    @Test func `the loading view lies over the screen until the hikes are there`() async throws {
        let driver = ScreenDriver(HikesViewController(store: .sample))
        driver.appear()
        #expect(driver.shows("Loading hikes…"))
        await driver.settle()
        #expect(!driver.shows(MessageView.self))
        #expect(driver.shows("First title"))
    }

    @Test func `an empty store brings up the empty view`() async throws {
        let driver = try await shown(.empty)
        #expect(driver.shows("There are no hikes yet."))
        #expect(try driver.rowCount() == 0)
    }

    @Test func `a failing store brings up the error view, with the reason`() async throws {
        let driver = try await shown(.failing)
        #expect(driver.shows("The hikes could not be loaded.\nhikes.json is missing from the app."))
    }

    @Test func `the error view lets the user try again`() async throws {
        let driver = try await shown(.recovering(Attempts()))
        try driver.tap("Try Again")
        await driver.settle()
        #expect(!driver.shows(MessageView.self))
        #expect(try driver.rowCounts().reduce(0, +) == 3)
    }

    @Test func `a tap on reload asks the store again`() async throws {
        let attempts = Attempts()
        _ = await attempts.next()
        let driver = try await shown(.recovering(attempts))
        try driver.tap(tag: Tag.reload.rawValue)
        await driver.settle()
        #expect(await attempts.count == 3)
    }

    @Test func `picking a row hands on its hike`() async throws {
        let driver = try await shown(.sample)
        var picked: [Hike] = []
        driver.screen.onSelect = { picked.append($0) }
        let sections = Hike.samples.inSections()
        try driver.select(row: 0, section: sections.count - 1)
        #expect(picked == sections.last?.items.prefix(1).map(\.self))
    }

    @Test func `another theme restyles all that is on the screen`() async throws {
        let driver = try await shown(.sample)
        let summary: GalleryLabel = try driver.view(tag: Tag.summary.rawValue)
        let table: UITableView = try driver.view(tag: Tag.table.rawValue)
        let cell: HikeCell = try driver.cell(row: 0)
        ThemeProvider.shared.theme = .night
        defer { ThemeProvider.shared.theme = .day }
        #expect(driver.screen.view.backgroundColor == .appOffWhite)
        #expect(table.backgroundColor == .appOffWhite)
        #expect(summary.textColor == .appBlack1)
        #expect(cell.backgroundColor == .hikeBackground)
        #expect(cell.titleLabel.textColor == .hikeTitle)
    }

    @Test(arguments: Departure.allCases)
    func `the screen is freed, however it leaves`(departure: Departure) async throws {
        #expect(
            try await ScreenDriver.frees(HikesViewController(store: .sample), leaving: departure) { driver in
                await driver.settle()
            }
        )
    }

    @Test(arguments: [HikeStore.sample, .failing, .endless])
    func `a screen that is dropped before it was ever shown is freed`(store: HikeStore) async {
        var driver: ScreenDriver? = ScreenDriver(HikesViewController(store: store))
        weak var held: HikesViewController?
        held = driver?.screen
        driver?.load()
        await driver?.settle()
        driver = nil
        #expect(held == nil)
    }

    @Test func `a screen that has left lets go of its controls and its data source`() async throws {
        let driver = try await shown(.sample)
        weak var table: UITableView?
        weak var dataSource: HikesDataSource?
        table = try driver.view(tag: Tag.table.rawValue)
        dataSource = table?.dataSource as? HikesDataSource
        #expect(dataSource != nil)
        try driver.goBack()
        await driver.settle()
        #expect(table == nil)
        #expect(dataSource == nil)
    }

    @Test func `a screen shown again after it left works as before`() async throws {
        let driver = try await shown(.sample)
        try driver.goBack()
        driver.appear()
        await driver.settle()
        #expect(try driver.rowCounts().reduce(0, +) == 3)
        #expect(driver.shows("First title"))
    }

    private func shown(_ store: HikeStore) async throws -> ScreenDriver<HikesViewController> {
        let driver = ScreenDriver(HikesViewController(store: store))
        driver.appear()
        await driver.settle()
        return driver
    }
}
