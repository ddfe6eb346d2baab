import ThemeShopCore

/// A shelf.
public struct Shelf: Codable, Hashable, Identifiable, Sendable {
    /// What tells this shelf from all others.
    public let id: Int
    /// The shelf's name.
    public var name: String
    /// The shelf's poster count.
    public var posterCount: Int

    /// A shelf with these values.
    public init(id: Int, name: String, posterCount: Int) {
        self.id = id
        self.name = name
        self.posterCount = posterCount
    }
}
