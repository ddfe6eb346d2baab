import GalleryCore

/// A review.
public struct Review: Codable, Hashable, Identifiable, Sendable {
    /// What tells this review from all others.
    public let id: Int
    /// The review's title.
    public var title: String
    /// The review's stars.
    public var stars: Int
    /// Whether the review is public.
    public var isPublic: Bool
    /// When the review was visited.
    public var visitedOn: Date
    /// The review's price, if any.
    public var price: Decimal?
    /// The review's site, if any.
    public var site: URL?

    /// A review with these values.
    public init(id: Int, title: String, stars: Int, isPublic: Bool, visitedOn: Date, price: Decimal?, site: URL?) {
        self.id = id
        self.title = title
        self.stars = stars
        self.isPublic = isPublic
        self.visitedOn = visitedOn
        self.price = price
        self.site = site
    }
}
