import PhotoAlbumCore
import ScreenTesting
import Testing

@testable import Photos

@MainActor
@Suite struct PhotoCellTests {
    @Test func `the xib holds one cell, of this very class, and nothing else`() {
        let objects = PhotoCell.nib.instantiate(withOwner: nil, options: nil)
        #expect(objects.count == 1)
        #expect(objects.first.map { type(of: $0) == PhotoCell.self } == true)
    }

    @Test func `the xib has both labels, each in its own place`() throws {
        let cell = try makeCell()
        let (title, detail) = (try #require(cell.titleLabel), try #require(cell.detailLabel))
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 64)
        cell.layoutIfNeeded()
        for label in [title, detail] {
            #expect(label.isDescendant(of: cell.contentView))
            #expect(cell.contentView.bounds.contains(label.frame) && !label.frame.isEmpty)
        }
        #expect(title.frame.maxY <= detail.frame.minY)
    }

    @Test func `the cell shows a photo's name and, below it, when it was made`() throws {
        let cell = try makeCell()
        cell.configure(for: Photo.samples[0])
        #expect(cell.titleLabel?.text == "First name")
        #expect(cell.detailLabel?.text == Photo.samples[0].detailText)
        cell.configure(for: Photo.samples[2])
        #expect(cell.titleLabel?.text == nil)
    }

    @Test func `the title casts a shadow while a finger is on the cell`() throws {
        let cell = try makeCell()
        cell.setHighlighted(true, animated: false)
        #expect(cell.titleLabel?.shadowColor == .photoShadow)
        #expect(cell.titleLabel?.shadowOffset == CGSize(width: 3, height: 3))
        cell.setHighlighted(false, animated: false)
        #expect(cell.titleLabel?.shadowColor == nil)
    }

    @Test func `each field of a photo can be told by its cell, but those named here`() throws {
        let cell = try makeCell()
        let unseen = try FieldProbe(Photo.samples).unseen { photo in
            cell.configure(for: photo)
            return ViewContent(of: cell)
        }
        // The id is for the app alone; the photo's own page tells the rest.
        #expect(unseen == ["id", "rating", "user"])
    }

    @Test func `the cell follows the theme`() throws {
        let cell = try makeCell()
        _ = (cell.titleLabel, cell.detailLabel)
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(cell.backgroundColor == .photoBackground)
            #expect(cell.titleLabel?.font == .photoTitle)
            #expect(cell.titleLabel?.textColor == .photoTitle)
            #expect(cell.detailLabel?.font == .photoDetail)
            #expect(cell.detailLabel?.textColor == .photoDetail)
        }
    }

    @Test func `the theme does not hold a cell that is gone`() throws {
        var cell: PhotoCell? = try makeCell()
        weak var held: PhotoCell?
        held = cell
        cell = nil
        #expect(held == nil)
    }

    private func makeCell() throws -> PhotoCell {
        try #require(PhotoCell.nib.instantiate(withOwner: nil, options: nil).first as? PhotoCell)
    }
}
