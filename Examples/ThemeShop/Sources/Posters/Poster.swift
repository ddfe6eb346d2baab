import ThemeShopCore

/// A poster.
public struct Poster: Codable, Hashable, Identifiable, Sendable {
    /// What tells this poster from all others.
    public let id: Int
    /// The poster's title.
    public var title: String
    /// The poster's price.
    public var price: Decimal

    /// A poster with these values.
    public init(id: Int, title: String, price: Decimal) {
        self.id = id
        self.title = title
        self.price = price
    }
}
