import GalleryCore

/// A hike.
public struct Hike: Codable, Hashable, Identifiable, Sendable {
    /// What tells this hike from all others.
    public let id: Int
    /// The hike's title.
    public var title: String
    /// When the hike starts.
    public var startsOn: Date

    /// A hike with these values.
    public init(id: Int, title: String, startsOn: Date) {
        self.id = id
        self.title = title
        self.startsOn = startsOn
    }
}
