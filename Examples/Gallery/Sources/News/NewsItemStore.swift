import GalleryCore

/// Where news items come from, and where they are kept.
public struct NewsItemStore: Sendable {
    /// All news items, in the order of the list.
    public var newsItems: @Sendable () async throws -> [NewsItem]
    /// Keeps news items in place of those kept before; where that fails, those are still there.
    public var save: @Sendable ([NewsItem]) async throws -> Void

    /// A store that works by these closures; without the second it cannot save, and says so.
    public init(
        newsItems: @escaping @Sendable () async throws -> [NewsItem],
        save: @escaping @Sendable ([NewsItem]) async throws -> Void = { _ in throw StoreError.readOnly }
    ) {
        self.newsItems = newsItems
        self.save = save
    }
}

extension NewsItemStore {
    /// The news items that the app's web service has.
    public static var online: NewsItemStore { online(WebService(.galleryService.appending(path: "news-items"))) }

    /// The same, of another service.
    static func online(_ service: WebService<[NewsItem]>) -> NewsItemStore {
        NewsItemStore(
            newsItems: { try await service.load().inOrder() },
            save: { newsItems in try await service.save(newsItems) }
        )
    }
}
