import GalleryCore
import ScreenTesting
import Testing

@testable import Places

@MainActor
@Suite(.serialized) struct PlacesDeletingTests {
    private let shelf = PlaceShelf()

    @Test func `the place that is deleted is gone at once, and from the store`() async throws {
        let driver = try await shown()
        let place = try deleteOne(in: driver)
        #expect(try driver.rowCounts().reduce(0, +) == 2)
        await driver.settle()
        #expect(await shelf.places == Place.samples.filter { $0 != place })
        #expect(driver.shows("2 places"))
    }

    @Test func `when the last one is deleted, the empty view comes up`() async throws {
        let driver = try await shown()
        for _ in Place.samples { try driver.choose("Delete", atRow: 0) }
        await driver.settle()
        #expect(driver.shows("There are no places yet."))
        #expect(await shelf.places.isEmpty)
    }

    @Test func `what the store cannot delete is put back where it was, and the user is told why`() async throws {
        let driver = try await shown()
        await shelf.refuse()
        _ = try deleteOne(in: driver)
        await driver.settle()
        #expect(driver.shows("The place could not be deleted."))
        #expect(driver.shows("places.json could not be saved."))
        let sections = Place.samples.inOrder().inSections()
        #expect(try driver.rowCounts() == sections.map(\.items.count))
        #expect(try driver.cell(row: 0, as: PlaceCell.self).titleLabel.text == sections[0].items[0].name)
    }

    @Test func `what is being deleted does not come back when all is loaded again`() async throws {
        let driver = try await shown()
        await shelf.close()
        let place = try deleteOne(in: driver)
        driver.screen.loadData()
        await driver.settle()
        await shelf.open()
        await driver.settle()
        #expect(try driver.rowCounts().reduce(0, +) == 2)
        #expect(await shelf.places == Place.samples.filter { $0 != place })
    }

    @Test func `what is deleted is deleted although the screen leaves`() async throws {
        let driver = try await shown()
        let place = try deleteOne(in: driver)
        try driver.goBack()
        await driver.settle()
        #expect(await shelf.places == Place.samples.filter { $0 != place })
    }

    @Test func `the screen is freed after something was deleted`() async throws {
        #expect(
            try await ScreenDriver.frees(PlacesViewController(store: shelf.store)) { driver in
                await driver.settle()
                try driver.choose("Delete", atRow: 0)
                await driver.settle()
            }
        )
    }

    private func deleteOne(in driver: ScreenDriver<PlacesViewController>) throws -> Place {
        try driver.choose("Delete", atRow: 0)
        return Place.samples.inSections()[0].items[0]
    }

    private func shown() async throws -> ScreenDriver<PlacesViewController> {
        let driver = ScreenDriver(PlacesViewController(store: shelf.store))
        driver.appear()
        await driver.settle()
        return driver
    }
}
