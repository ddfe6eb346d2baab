import GalleryCore
import Testing

@testable import News

@Suite struct NewsItemTests {
    private let day: TimeInterval = 24 * 60 * 60
    private let now = Date(timeIntervalSince1970: 1_718_452_800)

    @Test func `a news item is recent for a week`() {
        #expect(NewsItem.sample(publishedAt: now).isRecent(at: now))
        #expect(NewsItem.sample(publishedAt: now - 6.9 * day).isRecent(at: now))
        #expect(!NewsItem.sample(publishedAt: now - 7 * day).isRecent(at: now))
    }

    @Test func `a news item of the future is not recent yet`() {
        #expect(!NewsItem.sample(publishedAt: now + day).isRecent(at: now))
    }

    @Test func `the newest come first, and the id decides between equals`() {
        let newsItems = [
            NewsItem.sample(id: 3, publishedAt: now - day),
            NewsItem.sample(id: 2, publishedAt: now),
            NewsItem.sample(id: 1, publishedAt: now - day),
        ]
        #expect(newsItems.inOrder().map(\.id) == [2, 1, 3])
    }

    @Test func `the detail says when it was published`() {
        #expect(
            NewsItem.sample(publishedAt: now).detailText.contains(now.formatted(date: .abbreviated, time: .omitted))
        )
    }

    @Test func `the summary counts the news items and the recent ones`() {
        let newsItems = [NewsItem.sample(publishedAt: now), NewsItem.sample(publishedAt: now - 30 * day)]
        #expect(newsItems.summary(at: now) == "2 news items, 1 new")
        #expect(newsItems.prefix(1).summary(at: now) == "1 news item, 1 new")
    }
}
