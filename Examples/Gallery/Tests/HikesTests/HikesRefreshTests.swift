import GalleryCore
import ScreenTesting
import Testing

@testable import Hikes

@MainActor
@Suite(.serialized) struct HikesRefreshTests {
    @Test func `a pull asks the store again, under no loading view`() async throws {
        let attempts = Attempts()
        _ = await attempts.next()
        let driver = try await shown(.recovering(attempts))
        try driver.pullToRefresh()
        driver.advance(by: 1)
        #expect(!driver.shows(MessageView.self))
        await driver.settle()
        #expect(await attempts.count == 3)
        #expect(try driver.rowCounts().reduce(0, +) == 3)
    }

    @Test func `the wheel stops when the hikes are there`() async throws {
        let driver = try await shown(.sample)
        let wheel = try #require(list(in: driver).refreshControl)
        try driver.pullToRefresh()
        #expect(wheel.isRefreshing)
        await driver.settle()
        #expect(!wheel.isRefreshing)
    }

    @Test func `the wheel stops when they cannot be had, and the user is told why`() async throws {
        let attempts = Attempts()
        let driver = try await shown(
            HikeStore(hikes: {
                if await attempts.next() > 1 { throw StoreError.missing("hikes.json") }
                return Hike.samples
            })
        )
        let wheel = try #require(list(in: driver).refreshControl)
        try driver.pullToRefresh()
        await driver.settle()
        #expect(!wheel.isRefreshing)
        #expect(driver.shows("The hikes could not be loaded.\nhikes.json is missing from the app."))
    }

    private func shown(_ store: HikeStore) async throws -> ScreenDriver<HikesViewController> {
        let driver = ScreenDriver(HikesViewController(store: store))
        driver.appear()
        await driver.settle()
        return driver
    }

    private func list(in driver: ScreenDriver<HikesViewController>) throws -> UIScrollView {
        try driver.view(tag: HikesViewController.Tag.table.rawValue)
    }
}
