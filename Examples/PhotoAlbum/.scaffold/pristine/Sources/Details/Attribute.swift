import PhotoAlbumCore

/// An attribute.
public struct Attribute: Codable, Hashable, Identifiable, Sendable {
    /// What tells this attribute from all others.
    public let id: Int
    /// The attribute's title.
    public var title: String
    /// The attribute's text.
    public var text: String
    /// The attribute's rating, if any.
    public var rating: Double?

    /// An attribute with these values.
    public init(id: Int, title: String, text: String, rating: Double?) {
        self.id = id
        self.title = title
        self.text = text
        self.rating = rating
    }
}
