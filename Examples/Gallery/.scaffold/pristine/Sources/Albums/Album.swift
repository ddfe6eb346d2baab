import GalleryCore

/// An album.
public struct Album: Codable, Hashable, Identifiable, Sendable {
    /// What tells this album from all others.
    public let id: Int
    /// The album's title.
    public var title: String
    /// The album's photo count.
    public var photoCount: Int
    /// When the album was released, if at all.
    public var releasedOn: Date?
    /// The album's owner.
    public var owner: User

    /// An album with these values.
    public init(id: Int, title: String, photoCount: Int, releasedOn: Date?, owner: User) {
        self.id = id
        self.title = title
        self.photoCount = photoCount
        self.releasedOn = releasedOn
        self.owner = owner
    }
}
