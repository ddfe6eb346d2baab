import GalleryCore
import ScreenTesting
import Testing

@testable import News

@MainActor
@Suite struct NewsItemCellTests {
    @Test func `the cell shows a news item's title and, below it, its details`() {
        let cell = NewsItemCell(style: .default, reuseIdentifier: "NewsItemCell")
        cell.frame = CGRect(x: 0, y: 0, width: 393, height: 64)
        cell.configure(for: NewsItem.samples[0])
        cell.layoutIfNeeded()
        #expect(cell.titleLabel.text == "First headline")
        #expect(cell.detailLabel.text == NewsItem.samples[0].detailText)
        for label in [cell.titleLabel, cell.detailLabel] {
            #expect(label.isDescendant(of: cell.contentView))
            #expect(cell.contentView.bounds.contains(label.frame) && !label.frame.isEmpty)
        }
        #expect(cell.titleLabel.frame.maxY <= cell.detailLabel.frame.minY)
    }

    @Test func `each field of a news item can be told by its cell, but those named here`() throws {
        let cell = NewsItemCell(style: .default, reuseIdentifier: "NewsItemCell")
        let unseen = try FieldProbe(NewsItem.samples).unseen { newsItem in
            cell.configure(for: newsItem)
            return ViewContent(of: cell)
        }
        // The id is for the app alone.
        #expect(unseen == ["id"])
    }

    @Test func `the cell follows the theme`() {
        let cell = NewsItemCell(style: .default, reuseIdentifier: "NewsItemCell")
        for theme in Theme.all {
            ThemeProvider.shared.theme = theme
            defer { ThemeProvider.shared.theme = .day }
            #expect(cell.backgroundColor == .newsItemBackground)
            #expect(cell.titleLabel.font == .newsItemTitle)
            #expect(cell.titleLabel.textColor == .newsItemTitle)
            #expect(cell.detailLabel.font == .newsItemDetail)
            #expect(cell.detailLabel.textColor == .newsItemDetail)
        }
    }

    @Test func `the theme does not hold a cell that is gone`() {
        var cell: NewsItemCell? = NewsItemCell(style: .default, reuseIdentifier: "NewsItemCell")
        weak var held: NewsItemCell?
        held = cell
        cell = nil
        #expect(held == nil)
    }
}
