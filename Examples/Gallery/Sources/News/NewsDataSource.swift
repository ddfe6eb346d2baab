import GalleryCore

/// The cells for news items.
typealias NewsDataSource = ArrayDataSource<NewsItem, NewsItemCell>

extension NewsDataSource {
    /// A cell for each of `items`.
    convenience init(items: [Item]) {
        self.init(items: items, cellIdentifier: "NewsItemCell") { cell, newsItem in cell.configure(for: newsItem) }
    }
}
