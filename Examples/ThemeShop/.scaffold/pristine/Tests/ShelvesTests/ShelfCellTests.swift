import ScreenTesting
import Testing
import ThemeShopCore

@testable import Shelves

@MainActor
@Suite struct ShelfCellTests {
    @Test func `the cell shows a shelf's title and, below it, its details`() {
        let cell = ShelfCell(frame: CGRect(x: 0, y: 0, width: 171, height: 112))
        cell.configure(for: Shelf.samples[0])
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.text == "First name")
        #expect(cell.detailLabel.text == Shelf.samples[0].detailText)
        for label in [cell.titleLabel, cell.detailLabel] {
            #expect(label.isDescendant(of: cell.contentView))
            #expect(cell.contentView.bounds.contains(label.frame) && !label.frame.isEmpty)
        }
        #expect(cell.titleLabel.frame.maxY <= cell.detailLabel.frame.minY)
    }

    @Test func `each field of a shelf can be told by its cell, but those named here`() throws {
        let cell = ShelfCell(frame: CGRect(x: 0, y: 0, width: 171, height: 112))
        let unseen = try FieldProbe(Shelf.samples).unseen { shelfModel in
            cell.configure(for: shelfModel)
            return ViewContent(of: cell)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `the cell follows the theme`() {
        let cell = ShelfCell(frame: CGRect(x: 0, y: 0, width: 171, height: 112))
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(cell.backgroundColor == .shelfModelBackground)
            #expect(cell.titleLabel.font == .shelfModelTitle)
            #expect(cell.titleLabel.textColor == .shelfModelTitle)
            #expect(cell.detailLabel.font == .shelfModelDetail)
            #expect(cell.detailLabel.textColor == .shelfModelDetail)
        }
    }

    @Test func `the theme does not hold a cell that is gone`() {
        var cell: ShelfCell? = ShelfCell(frame: CGRect(x: 0, y: 0, width: 171, height: 112))
        weak var held: ShelfCell?
        held = cell
        cell = nil
        #expect(held == nil)
    }
}
