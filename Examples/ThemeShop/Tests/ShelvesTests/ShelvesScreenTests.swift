import ScreenTesting
import Testing
import ThemeShopCore

@testable import Shelves

@MainActor
@Suite(.serialized) struct ShelvesScreenTests {
    typealias Tag = ShelvesViewController.Tag

    @Test func `each control of the xib is found by its tag`() throws {
        let driver = ScreenDriver(ShelvesViewController(store: .sample))
        driver.load()
        #expect(driver.screen.failure == nil)
        _ = try driver.view(tag: Tag.summary.rawValue, as: ThemeShopLabel.self)
        _ = try driver.view(tag: Tag.reload.rawValue, as: UIButton.self)
        _ = try driver.view(tag: Tag.grid.rawValue, as: UICollectionView.self)
    }

    @Test func `the grid takes all the room below the summary`() throws {
        let driver = ScreenDriver(ShelvesViewController(store: .sample))
        driver.appear()
        let summary: ThemeShopLabel = try driver.view(tag: Tag.summary.rawValue)
        let grid: UICollectionView = try driver.view(tag: Tag.grid.rawValue)
        let screen = driver.screen.view.bounds
        #expect(grid.frame.minY >= summary.frame.maxY)
        #expect(grid.frame.maxY == screen.maxY)
        #expect(grid.frame.width == screen.width)
    }

    @Test func `the bar shows the screen's title`() {
        let driver = ScreenDriver(ShelvesViewController(store: .sample))
        driver.appear()
        #expect(driver.title == "Shelves")
    }

    @Test func `a cell shows each shelf of the store, in the store's order`() async throws {
        let driver = try await shown(.sample)
        #expect(try driver.rowCount() == 3)
        for (item, shelfModel) in Shelf.samples.enumerated() {
            let cell = try driver.cell(item: item, as: ShelfCell.self)
            #expect(cell.titleLabel.text == shelfModel.name)
            #expect(cell.detailLabel.text == shelfModel.detailText)
            #expect(driver.shows(shelfModel.name))
            #expect(driver.shows(shelfModel.detailText))
        }
        #expect(driver.shows("3 shelves"))
    }

    @Test func `the loading view lies over the screen until the shelves are there`() async throws {
        let driver = ScreenDriver(ShelvesViewController(store: .sample))
        driver.appear()
        #expect(driver.shows("Loading shelves…"))
        await driver.settle()
        #expect(!driver.shows(MessageView.self))
        #expect(driver.shows("First name"))
    }

    @Test func `an empty store brings up the empty view`() async throws {
        let driver = try await shown(.empty)
        #expect(driver.shows("There are no shelves yet."))
        #expect(try driver.rowCount() == 0)
    }

    @Test func `a failing store brings up the error view, with the reason`() async throws {
        let driver = try await shown(.failing)
        #expect(driver.shows("The shelves could not be loaded.\nshelves.json is missing from the app."))
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

    @Test func `picking a cell hands on its shelf`() async throws {
        let driver = try await shown(.sample)
        var picked: [Shelf] = []
        driver.screen.onSelect = { picked.append($0) }
        try driver.select(item: 1)
        #expect(picked == [Shelf.samples[1]])
        let grid: UICollectionView = try driver.view(tag: Tag.grid.rawValue)
        #expect(grid.indexPathsForSelectedItems?.isEmpty != false)
    }

    @Test func `another theme restyles all that is on the screen`() async throws {
        let driver = try await shown(.sample)
        let summary: ThemeShopLabel = try driver.view(tag: Tag.summary.rawValue)
        let grid: UICollectionView = try driver.view(tag: Tag.grid.rawValue)
        let cell: ShelfCell = try driver.cell(item: 0)
        ThemeProvider.shared.theme = .night
        defer { ThemeProvider.shared.theme = .day }
        #expect(driver.screen.view.backgroundColor == .appBackground)
        #expect(grid.backgroundColor == .appOffWhite)
        #expect(summary.textColor == .appBlack1)
        #expect(cell.backgroundColor == .shelfModelBackground)
        #expect(cell.titleLabel.textColor == .shelfModelTitle)
    }

    @Test(arguments: Departure.allCases)
    func `the screen is freed, however it leaves`(departure: Departure) async throws {
        #expect(
            try await ScreenDriver.frees(ShelvesViewController(store: .sample), leaving: departure) { driver in
                await driver.settle()
            }
        )
    }

    @Test(arguments: [ShelfStore.sample, .failing, .endless])
    func `a screen that is dropped before it was ever shown is freed`(store: ShelfStore) async {
        var driver: ScreenDriver? = ScreenDriver(ShelvesViewController(store: store))
        weak var held: ShelvesViewController?
        held = driver?.screen
        driver?.load()
        await driver?.settle()
        driver = nil
        #expect(held == nil)
    }

    @Test func `a screen that has left lets go of its controls and its data source`() async throws {
        let driver = try await shown(.sample)
        weak var grid: UICollectionView?
        weak var dataSource: ShelvesDataSource?
        grid = try driver.view(tag: Tag.grid.rawValue)
        dataSource = grid?.dataSource as? ShelvesDataSource
        #expect(dataSource != nil)
        try driver.goBack()
        await driver.settle()
        #expect(grid == nil)
        #expect(dataSource == nil)
    }

    @Test func `a screen shown again after it left works as before`() async throws {
        let driver = try await shown(.sample)
        try driver.goBack()
        driver.appear()
        await driver.settle()
        #expect(try driver.rowCount() == 3)
        #expect(driver.shows("First name"))
    }

    private func shown(_ store: ShelfStore) async throws -> ScreenDriver<ShelvesViewController> {
        let driver = ScreenDriver(ShelvesViewController(store: store))
        driver.appear()
        await driver.settle()
        return driver
    }
}
