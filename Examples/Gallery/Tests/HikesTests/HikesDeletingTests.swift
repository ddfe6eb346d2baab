import GalleryCore
import ScreenTesting
import Testing

@testable import Hikes

@MainActor
@Suite(.serialized) struct HikesDeletingTests {
    private let shelf = HikeShelf()

    @Test func `the hike that is deleted is gone at once, and from the store`() async throws {
        let driver = try await shown()
        let hike = try deleteOne(in: driver)
        #expect(try driver.rowCounts().reduce(0, +) == 2)
        await driver.settle()
        #expect(await shelf.hikes == Hike.samples.filter { $0 != hike })
        #expect(driver.shows("2 hikes, 0 new"))
    }

    @Test func `when the last one is deleted, the empty view comes up`() async throws {
        let driver = try await shown()
        for _ in Hike.samples { try driver.choose("Delete", atRow: 0) }
        await driver.settle()
        #expect(driver.shows("There are no hikes yet."))
        #expect(await shelf.hikes.isEmpty)
    }

    @Test func `what the store cannot delete is put back where it was, and the user is told why`() async throws {
        let driver = try await shown()
        await shelf.refuse()
        _ = try deleteOne(in: driver)
        await driver.settle()
        #expect(driver.shows("The hike could not be deleted."))
        #expect(driver.shows("hikes.json could not be saved."))
        let sections = Hike.samples.inOrder().inSections()
        #expect(try driver.rowCounts() == sections.map(\.items.count))
        #expect(try driver.cell(row: 0, as: HikeCell.self).titleLabel.text == sections[0].items[0].title)
    }

    @Test func `what is being deleted does not come back when all is loaded again`() async throws {
        let driver = try await shown()
        await shelf.close()
        let hike = try deleteOne(in: driver)
        driver.screen.loadData()
        await driver.settle()
        await shelf.open()
        await driver.settle()
        #expect(try driver.rowCounts().reduce(0, +) == 2)
        #expect(await shelf.hikes == Hike.samples.filter { $0 != hike })
    }

    @Test func `what is deleted is deleted although the screen leaves`() async throws {
        let driver = try await shown()
        let hike = try deleteOne(in: driver)
        try driver.goBack()
        await driver.settle()
        #expect(await shelf.hikes == Hike.samples.filter { $0 != hike })
    }

    @Test func `the screen is freed after something was deleted`() async throws {
        #expect(
            try await ScreenDriver.frees(HikesViewController(store: shelf.store)) { driver in
                await driver.settle()
                try driver.choose("Delete", atRow: 0)
                await driver.settle()
            }
        )
    }

    private func deleteOne(in driver: ScreenDriver<HikesViewController>) throws -> Hike {
        try driver.choose("Delete", atRow: 0)
        return Hike.samples.inSections()[0].items[0]
    }

    private func shown() async throws -> ScreenDriver<HikesViewController> {
        let driver = ScreenDriver(HikesViewController(store: shelf.store))
        driver.appear()
        await driver.settle()
        return driver
    }
}
