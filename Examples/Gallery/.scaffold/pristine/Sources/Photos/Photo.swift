import GalleryCore

/// A photo.
public struct Photo: Codable, Hashable, Identifiable, Sendable {
    /// What tells this photo from all others.
    public let id: Int
    /// The photo's title.
    public var title: String
    /// When the photo was created.
    public var createdAt: Date

    /// A photo with these values.
    public init(id: Int, title: String, createdAt: Date) {
        self.id = id
        self.title = title
        self.createdAt = createdAt
    }
}
