import GalleryCore

extension NewsItem {
    private static let week: TimeInterval = 7 * 24 * 60 * 60

    /// Whether the news item was published in the week before `date`.
    func isRecent(at date: Date) -> Bool {
        (0..<Self.week).contains(date.timeIntervalSince(publishedAt))
    }

    /// What stands below the title.
    var detailText: String {
        publishedAt.formatted(date: .abbreviated, time: .omitted)
    }
}

extension Sequence<NewsItem> {
    /// The newest first; of two published at once, the one with the lower id.
    func inOrder() -> [NewsItem] {
        sorted { ($1.publishedAt, $0.id) < ($0.publishedAt, $1.id) }
    }
}

extension Collection<NewsItem> {
    /// How many news items there are, and how many of them are recent at `date`.
    func summary(at date: Date) -> String {
        let recent = count { $0.isRecent(at: date) }
        return "\(count) \(count == 1 ? "news item" : "news items"), \(recent) new"
    }
}
