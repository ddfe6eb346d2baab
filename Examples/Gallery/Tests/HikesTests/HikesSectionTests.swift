import GalleryCore
import ScreenTesting
import Testing

@testable import Hikes

@MainActor
@Suite(.serialized) struct HikesSectionTests {
    @Test func `each hike is in one section, below its title`() {
        let sections = Hike.samples.inSections()
        #expect(Set(sections.flatMap(\.items)) == Set(Hike.samples))
        #expect(Set(sections.map(\.title)).count == sections.count)
        for section in sections {
            #expect(section.items.allSatisfy { $0.sectionText == section.title })
        }
    }

    @Test func `the sections stand in order, whatever the order of the hikes`() {
        let titles = Hike.samples.map(\.sectionText)
        #expect(Hike.samples.inSections().map { $0.title ?? "" } == titles)
        #expect(Hike.samples.reversed().inSections().map { $0.title ?? "" } == titles)
    }

    @Test func `the title of each section is to be seen`() async throws {
        let driver = ScreenDriver(HikesViewController(store: .sample))
        driver.appear()
        await driver.settle()
        let table: UITableView = try driver.view(tag: HikesViewController.Tag.table.rawValue)
        for (index, section) in Hike.samples.inSections().enumerated() {
            #expect(table.headerView(forSection: index) != nil)
            #expect(driver.shows(section.title ?? ""))
        }
    }
}
