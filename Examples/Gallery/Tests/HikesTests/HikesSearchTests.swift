import GalleryCore
import ScreenTesting
import Testing

@testable import Hikes

@MainActor
@Suite(.serialized) struct HikesSearchTests {
    private let nowhere = "In no title"

    @Test func `without words all match, and else those whose title has them`() {
        let word = Hike.samples[1].title.uppercased()
        #expect(Hike.samples.matching("") == Hike.samples)
        #expect(Hike.samples.matching(word) == [Hike.samples[1]])
        #expect(Hike.samples.matching(nowhere).isEmpty)
    }

    @Test func `while the user searches, the hikes that match are shown`() async throws {
        let driver = try await shown(.sample)
        try driver.search(for: Hike.samples[1].title.lowercased())
        #expect(try driver.rowCount() == 1)
        #expect(try driver.cell(row: 0, as: HikeCell.self).titleLabel.text == Hike.samples[1].title)
        try driver.search(for: "")
        #expect(try driver.rowCounts().reduce(0, +) == 3)
    }

    @Test func `what is picked is the hike that is seen`() async throws {
        let driver = try await shown(.sample)
        var picked: [Hike] = []
        driver.screen.onSelect = { picked.append($0) }
        try driver.search(for: Hike.samples[1].title)
        try driver.select(row: 0)
        #expect(picked == [Hike.samples[1]])
    }

    @Test func `where nothing matches, the screen says so until something does`() async throws {
        let driver = try await shown(.sample)
        try driver.search(for: nowhere)
        driver.advance(by: 1)
        #expect(driver.shows("No hike matches the search."))
        try driver.search(for: Hike.samples[1].title)
        driver.advance(by: 1)
        #expect(!driver.shows(MessageView.self))
    }

    @Test func `what is loaded during a search is searched too`() async throws {
        let driver = try await shown(.sample)
        try driver.search(for: Hike.samples[1].title)
        driver.screen.loadData()
        await driver.settle()
        #expect(try driver.rowCount() == 1)
    }

    @Test func `a search where nothing could be loaded leaves the reason to be seen`() async throws {
        let driver = try await shown(.failing)
        try driver.search(for: nowhere)
        driver.advance(by: 1)
        #expect(driver.texts.contains { $0.hasPrefix("The hikes could not be loaded.") })
        #expect(!driver.shows("There are no hikes yet."))
    }

    @Test func `a screen that is left in the middle of a search has no search bar any more, and is freed`() async throws
    {
        var driver: ScreenDriver? = try await shown(.sample)
        weak var held: HikesViewController?
        held = driver?.screen
        try driver?.search(for: Hike.samples[1].title)
        #expect(held?.navigationItem.searchController?.isActive == true)
        try driver?.goBack()
        #expect(held?.navigationItem.searchController == nil)
        await driver?.settle()
        driver = nil
        #expect(held == nil)
    }

    private func shown(_ store: HikeStore) async throws -> ScreenDriver<HikesViewController> {
        let driver = ScreenDriver(HikesViewController(store: store))
        driver.appear()
        await driver.settle()
        return driver
    }
}
