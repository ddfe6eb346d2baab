import PhotoAlbumCore
import ScreenTesting
import Testing

@testable import Photos

@MainActor
@Suite struct PhotoCellTests {
    @Test func `the cell shows a photo's title and, below it, its details`() {
        let cell = PhotoCell(style: .default, reuseIdentifier: "PhotoCell")
        cell.frame = CGRect(x: 0, y: 0, width: 393, height: 64)
        cell.configure(for: Photo.samples[0])
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.text == "First name")
        #expect(cell.detailLabel.text == Photo.samples[0].detailText)
        for label in [cell.titleLabel, cell.detailLabel] {
            #expect(label.isDescendant(of: cell.contentView))
            #expect(cell.contentView.bounds.contains(label.frame) && !label.frame.isEmpty)
        }
        #expect(cell.titleLabel.frame.maxY <= cell.detailLabel.frame.minY)
    }

    @Test func `each field of a photo can be told by its cell, but those named here`() throws {
        let cell = PhotoCell(style: .default, reuseIdentifier: "PhotoCell")
        let unseen = try FieldProbe(Photo.samples).unseen { photo in
            cell.configure(for: photo)
            return ViewContent(of: cell)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `the cell follows the theme`() {
        let cell = PhotoCell(style: .default, reuseIdentifier: "PhotoCell")
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(cell.backgroundColor == .photoBackground)
            #expect(cell.titleLabel.font == .photoTitle)
            #expect(cell.titleLabel.textColor == .photoTitle)
            #expect(cell.detailLabel.font == .photoDetail)
            #expect(cell.detailLabel.textColor == .photoDetail)
        }
    }

    @Test func `the theme does not hold a cell that is gone`() {
        var cell: PhotoCell? = PhotoCell(style: .default, reuseIdentifier: "PhotoCell")
        weak var held: PhotoCell?
        held = cell
        cell = nil
        #expect(held == nil)
    }
}
