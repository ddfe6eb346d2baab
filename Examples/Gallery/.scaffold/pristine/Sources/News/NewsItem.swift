import GalleryCore

/// A news item.
public struct NewsItem: Codable, Hashable, Identifiable, Sendable {
    /// What tells this news item from all others.
    public let id: Int
    /// The news item's headline.
    public var headline: String
    /// When the news item was published.
    public var publishedAt: Date

    /// A news item with these values.
    public init(id: Int, headline: String, publishedAt: Date) {
        self.id = id
        self.headline = headline
        self.publishedAt = publishedAt
    }
}
