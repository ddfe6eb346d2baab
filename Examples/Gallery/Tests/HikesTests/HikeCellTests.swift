import GalleryCore
import ScreenTesting
import Testing

@testable import Hikes

@MainActor
@Suite struct HikeCellTests {
    @Test func `the cell shows a hike's title and, below it, its details`() {
        let cell = HikeCell(style: .default, reuseIdentifier: "HikeCell")
        cell.frame = CGRect(x: 0, y: 0, width: 393, height: 64)
        cell.configure(for: Hike.samples[0])
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.text == "First title")
        #expect(cell.detailLabel.text == Hike.samples[0].detailText)
        for label in [cell.titleLabel, cell.detailLabel] {
            #expect(label.isDescendant(of: cell.contentView))
            #expect(cell.contentView.bounds.contains(label.frame) && !label.frame.isEmpty)
        }
        #expect(cell.titleLabel.frame.maxY <= cell.detailLabel.frame.minY)
    }

    @Test func `each field of a hike can be told by its cell, but those named here`() throws {
        let cell = HikeCell(style: .default, reuseIdentifier: "HikeCell")
        let unseen = try FieldProbe(Hike.samples).unseen { hike in
            cell.configure(for: hike)
            return ViewContent(of: cell)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `the cell follows the theme`() {
        let cell = HikeCell(style: .default, reuseIdentifier: "HikeCell")
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(cell.backgroundColor == .hikeBackground)
            #expect(cell.titleLabel.font == .hikeTitle)
            #expect(cell.titleLabel.textColor == .hikeTitle)
            #expect(cell.detailLabel.font == .hikeDetail)
            #expect(cell.detailLabel.textColor == .hikeDetail)
        }
    }

    @Test func `the theme does not hold a cell that is gone`() {
        var cell: HikeCell? = HikeCell(style: .default, reuseIdentifier: "HikeCell")
        weak var held: HikeCell?
        held = cell
        cell = nil
        #expect(held == nil)
    }
}
