import PhotoAlbumCore

/// One thing to know of a photo.
public struct Attribute: Hashable, Sendable {
    /// What it is called.
    public let title: String
    /// What it is, in words.
    public let text: String
    /// What it is as a share of all stars, where it is a rating.
    public let rating: Double?

    /// An attribute with these values.
    public init(title: String, text: String, rating: Double? = nil) {
        self.title = title
        self.text = text
        self.rating = rating
    }
}
