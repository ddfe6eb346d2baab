import GalleryCore
import ScreenTesting
import Testing

@testable import Places

@MainActor
@Suite(.serialized) struct PlacesScreenTests {
    typealias Tag = PlacesViewController.Tag

    @Test func `each control of the xib is found by its tag`() throws {
        let driver = ScreenDriver(PlacesViewController(store: .sample))
        driver.load()
        #expect(driver.screen.failure == nil)
        _ = try driver.view(tag: Tag.summary.rawValue, as: GalleryLabel.self)
        _ = try driver.view(tag: Tag.reload.rawValue, as: UIButton.self)
        _ = try driver.view(tag: Tag.grid.rawValue, as: UICollectionView.self)
    }

    @Test func `the grid takes all the room below the summary`() throws {
        let driver = ScreenDriver(PlacesViewController(store: .sample))
        driver.appear()
        let summary: GalleryLabel = try driver.view(tag: Tag.summary.rawValue)
        let grid: UICollectionView = try driver.view(tag: Tag.grid.rawValue)
        let screen = driver.screen.view.bounds
        #expect(grid.frame.minY >= summary.frame.maxY)
        #expect(grid.frame.maxY == screen.maxY)
        #expect(grid.frame.width == screen.width)
    }

    @Test func `the bar shows the screen's title`() {
        let driver = ScreenDriver(PlacesViewController(store: .sample))
        driver.appear()
        #expect(driver.title == "Places")
    }

    @Test func `a cell shows each place of the store, section by section`() async throws {
        let driver = try await shown(.sample)
        let sections = Place.samples.inSections()
        #expect(try driver.rowCounts() == sections.map(\.items.count))
        for (index, section) in sections.enumerated() {
            for (item, place) in section.items.enumerated() {
                let cell = try driver.cell(item: item, section: index, as: PlaceCell.self)
                #expect(cell.titleLabel.text == place.name)
            }
        }
        #expect(driver.shows("3 places"))
    }

    @Test func `the loading view lies over the screen until the places are there`() async throws {
        let driver = ScreenDriver(PlacesViewController(store: .sample))
        driver.appear()
        #expect(driver.shows("Loading places…"))
        await driver.settle()
        #expect(!driver.shows(MessageView.self))
        #expect(driver.shows("First name"))
    }

    @Test func `an empty store brings up the empty view`() async throws {
        let driver = try await shown(.empty)
        #expect(driver.shows("There are no places yet."))
        #expect(try driver.rowCount() == 0)
    }

    @Test func `a failing store brings up the error view, with the reason`() async throws {
        let driver = try await shown(.failing)
        #expect(driver.shows("The places could not be loaded.\nplaces.json is missing from the app."))
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

    @Test func `picking a cell hands on its place`() async throws {
        let driver = try await shown(.sample)
        var picked: [Place] = []
        driver.screen.onSelect = { picked.append($0) }
        let sections = Place.samples.inSections()
        try driver.select(item: 0, section: sections.count - 1)
        #expect(picked == sections.last?.items.prefix(1).map(\.self))
        let grid: UICollectionView = try driver.view(tag: Tag.grid.rawValue)
        #expect(grid.indexPathsForSelectedItems?.isEmpty != false)
    }

    @Test func `another theme restyles all that is on the screen`() async throws {
        let driver = try await shown(.sample)
        let summary: GalleryLabel = try driver.view(tag: Tag.summary.rawValue)
        let grid: UICollectionView = try driver.view(tag: Tag.grid.rawValue)
        let cell: PlaceCell = try driver.cell(item: 0)
        ThemeProvider.shared.theme = .night
        defer { ThemeProvider.shared.theme = .day }
        #expect(driver.screen.view.backgroundColor == .appOffWhite)
        #expect(grid.backgroundColor == .appOffWhite)
        #expect(summary.textColor == .appBlack1)
        #expect(cell.backgroundColor == .placeBackground)
        #expect(cell.titleLabel.textColor == .placeTitle)
    }

    @Test(arguments: Departure.allCases)
    func `the screen is freed, however it leaves`(departure: Departure) async throws {
        #expect(
            try await ScreenDriver.frees(PlacesViewController(store: .sample), leaving: departure) { driver in
                await driver.settle()
            }
        )
    }

    @Test(arguments: [PlaceStore.sample, .failing, .endless])
    func `a screen that is dropped before it was ever shown is freed`(store: PlaceStore) async {
        var driver: ScreenDriver? = ScreenDriver(PlacesViewController(store: store))
        weak var held: PlacesViewController?
        held = driver?.screen
        driver?.load()
        await driver?.settle()
        driver = nil
        #expect(held == nil)
    }

    @Test func `a screen that has left lets go of its controls and its data source`() async throws {
        let driver = try await shown(.sample)
        weak var grid: UICollectionView?
        weak var dataSource: PlacesDataSource?
        grid = try driver.view(tag: Tag.grid.rawValue)
        dataSource = grid?.dataSource as? PlacesDataSource
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
        #expect(try driver.rowCounts().reduce(0, +) == 3)
        #expect(driver.shows("First name"))
    }

    private func shown(_ store: PlaceStore) async throws -> ScreenDriver<PlacesViewController> {
        let driver = ScreenDriver(PlacesViewController(store: store))
        driver.appear()
        await driver.settle()
        return driver
    }
}
