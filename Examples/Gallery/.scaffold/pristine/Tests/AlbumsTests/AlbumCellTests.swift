import GalleryCore
import ScreenTesting
import Testing

@testable import Albums

@MainActor
@Suite struct AlbumCellTests {
    @Test func `the cell shows an album's title and, below it, its details`() {
        let cell = AlbumCell(frame: CGRect(x: 0, y: 0, width: 171, height: 112))
        cell.configure(for: Album.samples[0])
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.text == "First title")
        #expect(cell.detailLabel.text == Album.samples[0].detailText)
        for label in [cell.titleLabel, cell.detailLabel] {
            #expect(label.isDescendant(of: cell.contentView))
            #expect(cell.contentView.bounds.contains(label.frame) && !label.frame.isEmpty)
        }
        #expect(cell.titleLabel.frame.maxY <= cell.detailLabel.frame.minY)
    }

    @Test func `each field of an album can be told by its cell, but those named here`() throws {
        let cell = AlbumCell(frame: CGRect(x: 0, y: 0, width: 171, height: 112))
        let unseen = try FieldProbe(Album.samples).unseen { album in
            cell.configure(for: album)
            return ViewContent(of: cell)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `the cell follows the theme`() {
        let cell = AlbumCell(frame: CGRect(x: 0, y: 0, width: 171, height: 112))
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(cell.backgroundColor == .albumBackground)
            #expect(cell.titleLabel.font == .albumTitle)
            #expect(cell.titleLabel.textColor == .albumTitle)
            #expect(cell.detailLabel.font == .albumDetail)
            #expect(cell.detailLabel.textColor == .albumDetail)
        }
    }

    @Test func `the theme does not hold a cell that is gone`() {
        var cell: AlbumCell? = AlbumCell(frame: CGRect(x: 0, y: 0, width: 171, height: 112))
        weak var held: AlbumCell?
        held = cell
        cell = nil
        #expect(held == nil)
    }
}
