import GalleryCore
import ScreenTesting
import Testing

@testable import Places

@MainActor
@Suite struct PlaceCellTests {
    @Test func `the cell shows a place's title and, below it, its details`() {
        let cell = PlaceCell(frame: CGRect(x: 0, y: 0, width: 171, height: 112))
        cell.configure(for: Place.samples[0])
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.text == "First name")
        #expect(cell.detailLabel.text == Place.samples[0].detailText)
        for label in [cell.titleLabel, cell.detailLabel] {
            #expect(label.isDescendant(of: cell.contentView))
            #expect(cell.contentView.bounds.contains(label.frame) && !label.frame.isEmpty)
        }
        #expect(cell.titleLabel.frame.maxY <= cell.detailLabel.frame.minY)
    }

    @Test func `each field of a place can be told by its cell, but those named here`() throws {
        let cell = PlaceCell(frame: CGRect(x: 0, y: 0, width: 171, height: 112))
        let unseen = try FieldProbe(Place.samples).unseen { place in
            cell.configure(for: place)
            return ViewContent(of: cell)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `the cell follows the theme`() {
        let cell = PlaceCell(frame: CGRect(x: 0, y: 0, width: 171, height: 112))
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(cell.backgroundColor == .placeBackground)
            #expect(cell.titleLabel.font == .placeTitle)
            #expect(cell.titleLabel.textColor == .placeTitle)
            #expect(cell.detailLabel.font == .placeDetail)
            #expect(cell.detailLabel.textColor == .placeDetail)
        }
    }

    @Test func `the theme does not hold a cell that is gone`() {
        var cell: PlaceCell? = PlaceCell(frame: CGRect(x: 0, y: 0, width: 171, height: 112))
        weak var held: PlaceCell?
        held = cell
        cell = nil
        #expect(held == nil)
    }
}
