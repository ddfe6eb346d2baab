import GalleryCore
import News

extension NewsItem {
    static let samples = [
        NewsItem(id: 1, headline: "First headline", publishedAt: Date(timeIntervalSince1970: 1_748_768_400)),
        NewsItem(id: 2, headline: "Second headline", publishedAt: Date(timeIntervalSince1970: 1_745_571_600)),
        NewsItem(id: 3, headline: "Third headline", publishedAt: Date(timeIntervalSince1970: 1_742_374_800)),
    ]
}

extension NewsItemStore {
    static let sample = NewsItemStore(newsItems: { NewsItem.samples })
    static let empty = NewsItemStore(newsItems: { [] })
    static let failing = NewsItemStore(newsItems: { throw WebServiceError.unreachable })

    static let endless = NewsItemStore(newsItems: {
        try await Task.sleep(for: .seconds(600))
        return []
    })

    /// Fails at first, then has the samples; `attempts` counts how often it is asked.
    static func recovering(_ attempts: Attempts) -> NewsItemStore {
        NewsItemStore(newsItems: {
            if await attempts.next() == 1 { throw WebServiceError.unreadable }
            return NewsItem.samples
        })
    }
}
