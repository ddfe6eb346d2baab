import ScreenTesting
import Testing
import ThemeShopCore

@testable import Posters

@MainActor
@Suite struct PosterCellTests {
    @Test func `the cell shows a poster's title and, below it, its details`() {
        let cell = PosterCell(style: .default, reuseIdentifier: "PosterCell")
        cell.frame = CGRect(x: 0, y: 0, width: 393, height: 64)
        cell.configure(for: Poster.samples[0])
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.text == "First title")
        #expect(cell.detailLabel.text == Poster.samples[0].detailText)
        for label in [cell.titleLabel, cell.detailLabel] {
            #expect(label.isDescendant(of: cell.contentView))
            #expect(cell.contentView.bounds.contains(label.frame) && !label.frame.isEmpty)
        }
        #expect(cell.titleLabel.frame.maxY <= cell.detailLabel.frame.minY)
    }

    @Test func `each field of a poster can be told by its cell, but those named here`() throws {
        let cell = PosterCell(style: .default, reuseIdentifier: "PosterCell")
        let unseen = try FieldProbe(Poster.samples).unseen { poster in
            cell.configure(for: poster)
            return ViewContent(of: cell)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `the cell follows the theme`() {
        let cell = PosterCell(style: .default, reuseIdentifier: "PosterCell")
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(cell.backgroundColor == .posterBackground)
            #expect(cell.titleLabel.font == .posterTitle)
            #expect(cell.titleLabel.textColor == .posterTitle)
            #expect(cell.detailLabel.font == .posterDetail)
            #expect(cell.detailLabel.textColor == .posterDetail)
        }
    }

    @Test func `the theme does not hold a cell that is gone`() {
        var cell: PosterCell? = PosterCell(style: .default, reuseIdentifier: "PosterCell")
        weak var held: PosterCell?
        held = cell
        cell = nil
        #expect(held == nil)
    }
}
