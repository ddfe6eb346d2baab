import GalleryCore

/// A place.
public struct Place: Codable, Hashable, Identifiable, Sendable {
    /// What tells this place from all others.
    public let id: Int
    /// The place's name.
    public var name: String
    /// The place's city.
    public var city: String

    /// A place with these values.
    public init(id: Int, name: String, city: String) {
        self.id = id
        self.name = name
        self.city = city
    }
}
