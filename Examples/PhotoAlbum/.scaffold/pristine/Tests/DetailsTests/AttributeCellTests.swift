import PhotoAlbumCore
import ScreenTesting
import Testing

@testable import Details

@MainActor
@Suite struct AttributeCellTests {
    @Test func `the cell shows an attribute's title and, below it, its details`() {
        let cell = AttributeCell(style: .default, reuseIdentifier: "AttributeCell")
        cell.frame = CGRect(x: 0, y: 0, width: 393, height: 64)
        cell.configure(for: Attribute.samples[0])
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.text == "First title")
        #expect(cell.detailLabel.text == Attribute.samples[0].detailText)
        for label in [cell.titleLabel, cell.detailLabel] {
            #expect(label.isDescendant(of: cell.contentView))
            #expect(cell.contentView.bounds.contains(label.frame) && !label.frame.isEmpty)
        }
        #expect(cell.titleLabel.frame.maxY <= cell.detailLabel.frame.minY)
    }

    @Test func `each field of an attribute can be told by its cell, but those named here`() throws {
        let cell = AttributeCell(style: .default, reuseIdentifier: "AttributeCell")
        let unseen = try FieldProbe(Attribute.samples).unseen { attribute in
            cell.configure(for: attribute)
            return ViewContent(of: cell)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `the cell follows the theme`() {
        let cell = AttributeCell(style: .default, reuseIdentifier: "AttributeCell")
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(cell.backgroundColor == .attributeBackground)
            #expect(cell.titleLabel.font == .attributeTitle)
            #expect(cell.titleLabel.textColor == .attributeTitle)
            #expect(cell.detailLabel.font == .attributeDetail)
            #expect(cell.detailLabel.textColor == .attributeDetail)
        }
    }

    @Test func `the theme does not hold a cell that is gone`() {
        var cell: AttributeCell? = AttributeCell(style: .default, reuseIdentifier: "AttributeCell")
        weak var held: AttributeCell?
        held = cell
        cell = nil
        #expect(held == nil)
    }
}
