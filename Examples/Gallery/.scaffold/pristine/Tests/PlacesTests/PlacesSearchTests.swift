import GalleryCore
import ScreenTesting
import Testing

@testable import Places

@MainActor
@Suite(.serialized) struct PlacesSearchTests {
    private let nowhere = "In no name"

    @Test func `without words all match, and else those whose name has them`() {
        let word = Place.samples[1].name.uppercased()
        #expect(Place.samples.matching("") == Place.samples)
        #expect(Place.samples.matching(word) == [Place.samples[1]])
        #expect(Place.samples.matching(nowhere).isEmpty)
    }

    @Test func `while the user searches, the places that match are shown`() async throws {
        let driver = try await shown(.sample)
        try driver.search(for: Place.samples[1].name.lowercased())
        #expect(try driver.rowCount() == 1)
        #expect(try driver.cell(row: 0, as: PlaceCell.self).titleLabel.text == Place.samples[1].name)
        try driver.search(for: "")
        #expect(try driver.rowCounts().reduce(0, +) == 3)
    }

    @Test func `what is picked is the place that is seen`() async throws {
        let driver = try await shown(.sample)
        var picked: [Place] = []
        driver.screen.onSelect = { picked.append($0) }
        try driver.search(for: Place.samples[1].name)
        try driver.select(row: 0)
        #expect(picked == [Place.samples[1]])
    }

    @Test func `where nothing matches, the screen says so until something does`() async throws {
        let driver = try await shown(.sample)
        try driver.search(for: nowhere)
        driver.advance(by: 1)
        #expect(driver.shows("No place matches the search."))
        try driver.search(for: Place.samples[1].name)
        driver.advance(by: 1)
        #expect(!driver.shows(MessageView.self))
    }

    @Test func `what is loaded during a search is searched too`() async throws {
        let driver = try await shown(.sample)
        try driver.search(for: Place.samples[1].name)
        driver.screen.loadData()
        await driver.settle()
        #expect(try driver.rowCount() == 1)
    }

    @Test func `a search where nothing could be loaded leaves the reason to be seen`() async throws {
        let driver = try await shown(.failing)
        try driver.search(for: nowhere)
        driver.advance(by: 1)
        #expect(driver.texts.contains { $0.hasPrefix("The places could not be loaded.") })
        #expect(!driver.shows("There are no places yet."))
    }

    @Test func `a screen that is left in the middle of a search has no search bar any more, and is freed`() async throws
    {
        var driver: ScreenDriver? = try await shown(.sample)
        weak var held: PlacesViewController?
        held = driver?.screen
        try driver?.search(for: Place.samples[1].name)
        #expect(held?.navigationItem.searchController?.isActive == true)
        try driver?.goBack()
        #expect(held?.navigationItem.searchController == nil)
        await driver?.settle()
        driver = nil
        #expect(held == nil)
    }

    private func shown(_ store: PlaceStore) async throws -> ScreenDriver<PlacesViewController> {
        let driver = ScreenDriver(PlacesViewController(store: store))
        driver.appear()
        await driver.settle()
        return driver
    }
}
