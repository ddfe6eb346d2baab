import ScreenTesting
import Testing
import ThemeShopCore

@testable import Posters

@MainActor
@Suite(.serialized) struct PostersScreenTests {
    typealias Tag = PostersViewController.Tag

    @Test func `each control of the xib is found by its tag`() throws {
        let driver = ScreenDriver(PostersViewController(store: .sample))
        driver.load()
        #expect(driver.screen.failure == nil)
        _ = try driver.view(tag: Tag.summary.rawValue, as: ThemeShopLabel.self)
        _ = try driver.view(tag: Tag.reload.rawValue, as: UIButton.self)
        _ = try driver.view(tag: Tag.table.rawValue, as: UITableView.self)
    }

    @Test func `the table takes all the room below the summary`() throws {
        let driver = ScreenDriver(PostersViewController(store: .sample))
        driver.appear()
        let summary: ThemeShopLabel = try driver.view(tag: Tag.summary.rawValue)
        let table: UITableView = try driver.view(tag: Tag.table.rawValue)
        let screen = driver.screen.view.bounds
        #expect(table.frame.minY >= summary.frame.maxY)
        #expect(table.frame.maxY == screen.maxY)
        #expect(table.frame.width == screen.width)
    }

    @Test func `the bar shows the screen's title`() {
        let driver = ScreenDriver(PostersViewController(store: .sample))
        driver.appear()
        #expect(driver.title == "Posters")
    }

    @Test func `a row shows each poster of the store, in the store's order`() async throws {
        let driver = try await shown(.sample)
        #expect(try driver.rowCount() == 3)
        for (row, poster) in Poster.samples.enumerated() {
            let cell = try driver.cell(row: row, as: PosterCell.self)
            #expect(cell.titleLabel.text == poster.title)
            #expect(cell.detailLabel.text == poster.detailText)
            #expect(driver.shows(poster.title))
            #expect(driver.shows(poster.detailText))
        }
        #expect(driver.shows("3 posters"))
    }

    @Test func `the loading view lies over the screen until the posters are there`() async throws {
        let driver = ScreenDriver(PostersViewController(store: .sample))
        driver.appear()
        #expect(driver.shows("Loading posters…"))
        await driver.settle()
        #expect(!driver.shows(MessageView.self))
        #expect(driver.shows("First title"))
    }

    @Test func `an empty store brings up the empty view`() async throws {
        let driver = try await shown(.empty)
        #expect(driver.shows("There are no posters yet."))
        #expect(try driver.rowCount() == 0)
    }

    @Test func `a failing store brings up the error view, with the reason`() async throws {
        let driver = try await shown(.failing)
        #expect(driver.shows("The posters could not be loaded.\nposters.json is missing from the app."))
    }

    @Test func `the error view lets the user try again`() async throws {
        let driver = try await shown(.recovering(Attempts()))
        try driver.tap("Try Again")
        await driver.settle()
        #expect(!driver.shows(MessageView.self))
        #expect(try driver.rowCount() == 3)
    }

    @Test func `a tap on reload asks the store again`() async throws {
        let attempts = Attempts()
        _ = await attempts.next()
        let driver = try await shown(.recovering(attempts))
        try driver.tap(tag: Tag.reload.rawValue)
        await driver.settle()
        #expect(await attempts.count == 3)
    }

    @Test func `picking a row hands on its poster`() async throws {
        let driver = try await shown(.sample)
        var picked: [Poster] = []
        driver.screen.onSelect = { picked.append($0) }
        try driver.select(row: 1)
        #expect(picked == [Poster.samples[1]])
        let table: UITableView = try driver.view(tag: Tag.table.rawValue)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func `another theme restyles all that is on the screen`() async throws {
        let driver = try await shown(.sample)
        let summary: ThemeShopLabel = try driver.view(tag: Tag.summary.rawValue)
        let table: UITableView = try driver.view(tag: Tag.table.rawValue)
        let cell: PosterCell = try driver.cell(row: 0)
        ThemeProvider.shared.theme = .night
        defer { ThemeProvider.shared.theme = .day }
        #expect(driver.screen.view.backgroundColor == .appOffWhite)
        #expect(table.backgroundColor == .appOffWhite)
        #expect(summary.textColor == .appBlack1)
        #expect(cell.backgroundColor == .posterBackground)
        #expect(cell.titleLabel.textColor == .posterTitle)
    }

    @Test(arguments: Departure.allCases)
    func `the screen is freed, however it leaves`(departure: Departure) async throws {
        #expect(
            try await ScreenDriver.frees(PostersViewController(store: .sample), leaving: departure) { driver in
                await driver.settle()
            }
        )
    }

    @Test(arguments: [PosterStore.sample, .failing, .endless])
    func `a screen that is dropped before it was ever shown is freed`(store: PosterStore) async {
        var driver: ScreenDriver? = ScreenDriver(PostersViewController(store: store))
        weak var held: PostersViewController?
        held = driver?.screen
        driver?.load()
        await driver?.settle()
        driver = nil
        #expect(held == nil)
    }

    @Test func `a screen that has left lets go of its controls and its data source`() async throws {
        let driver = try await shown(.sample)
        weak var table: UITableView?
        weak var dataSource: PostersDataSource?
        table = try driver.view(tag: Tag.table.rawValue)
        dataSource = table?.dataSource as? PostersDataSource
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
        #expect(try driver.rowCount() == 3)
        #expect(driver.shows("First title"))
    }

    private func shown(_ store: PosterStore) async throws -> ScreenDriver<PostersViewController> {
        let driver = ScreenDriver(PostersViewController(store: store))
        driver.appear()
        await driver.settle()
        return driver
    }
}
