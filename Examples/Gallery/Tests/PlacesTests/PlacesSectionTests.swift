import GalleryCore
import ScreenTesting
import Testing

@testable import Places

@MainActor
@Suite(.serialized) struct PlacesSectionTests {
    @Test func `each place is in one section, below its title`() {
        let sections = Place.samples.inSections()
        #expect(Set(sections.flatMap(\.items)) == Set(Place.samples))
        #expect(Set(sections.map(\.title)).count == sections.count)
        for section in sections {
            #expect(section.items.allSatisfy { $0.sectionText == section.title })
        }
    }

    @Test func `the sections stand in order, whatever the order of the places`() {
        let titles = Place.samples.map(\.sectionText)
        #expect(Place.samples.inSections().map { $0.title ?? "" } == titles)
        #expect(Place.samples.reversed().inSections().map { $0.title ?? "" } == titles)
    }

    @Test func `the title of each section is to be seen`() async throws {
        let driver = ScreenDriver(PlacesViewController(store: .sample))
        driver.appear()
        await driver.settle()
        let grid: UICollectionView = try driver.view(tag: PlacesViewController.Tag.grid.rawValue)
        for (index, section) in Place.samples.inSections().enumerated() {
            let header = grid.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader,
                at: IndexPath(item: 0, section: index)
            )
            #expect((header as? SectionHeaderView)?.titleLabel.text == section.title)
            #expect(driver.shows(section.title ?? ""))
        }
    }
}
