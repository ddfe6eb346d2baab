import GalleryCore
import Testing

@testable import Photos

@MainActor
@Suite struct PhotoCardTests {
    @Test func `the cell shows a photo where it can be seen`() {
        let cell = PhotoCard(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 393, height: 64)
        cell.configure(for: Photo(id: 1, title: "First title", createdAt: Date(timeIntervalSince1970: 1_748_768_400)))
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.text == "First title")
        #expect(
            cell.detailLabel.text
                == Date(timeIntervalSince1970: 1_748_768_400).formatted(date: .abbreviated, time: .omitted)
        )
        for label in [cell.titleLabel, cell.detailLabel] {
            #expect(label.isDescendant(of: cell.contentView))
            #expect(cell.contentView.bounds.contains(label.frame) && !label.frame.isEmpty)
        }
        #expect(cell.titleLabel.frame.maxY <= cell.detailLabel.frame.minY)
    }

    @Test func `the cell follows the theme`() {
        let cell = PhotoCard(style: .default, reuseIdentifier: nil)
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(cell.backgroundColor == .photoCardBackground)
            #expect(cell.titleLabel.font == .photoCardTitle)
            #expect(cell.titleLabel.textColor == .photoCardTitle)
            #expect(cell.detailLabel.font == .photoCardDetail)
            #expect(cell.detailLabel.textColor == .photoCardDetail)
        }
    }

    @Test func `the theme does not hold a cell that is gone`() {
        var cell: PhotoCard? = PhotoCard(style: .default, reuseIdentifier: nil)
        weak var held: PhotoCard?
        held = cell
        cell = nil
        #expect(held == nil)
    }
}
