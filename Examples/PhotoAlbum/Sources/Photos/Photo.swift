import PhotoAlbumCore

/// A photo.
public struct Photo: Codable, Hashable, Identifiable, Sendable {
    /// What tells this photo from all others.
    public let id: Int
    /// The photo's name, if any.
    public var name: String?
    /// The photo's creation date.
    public var creationDate: Date
    /// The photo's rating.
    public var rating: Double
    /// The photo's user.
    public var user: User

    /// A photo with these values.
    public init(id: Int, name: String?, creationDate: Date, rating: Double, user: User) {
        self.id = id
        self.name = name
        self.creationDate = creationDate
        self.rating = rating
        self.user = user
    }
}
