import GalleryCore
import News

extension NewsItem {
    /// A news item like the first sample, but for what is said.
    static func sample(
        id: Int = 1,
        headline: String = "First headline",
        publishedAt: Date = Date(timeIntervalSince1970: 1_748_768_400)
    ) -> NewsItem {
        NewsItem(id: id, headline: headline, publishedAt: publishedAt)
    }

    static let samples = [
        sample(),
        sample(id: 2, headline: "Second headline", publishedAt: Date(timeIntervalSince1970: 1_745_571_600)),
        sample(id: 3, headline: "Third headline", publishedAt: Date(timeIntervalSince1970: 1_742_374_800)),
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
            if await attempts.next() == 1 { throw WebServiceError.unreachable }
            return NewsItem.samples
        })
    }
}
