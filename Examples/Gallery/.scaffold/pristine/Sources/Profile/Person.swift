import GalleryCore

/// A person.
public struct Person: Codable, Hashable, Identifiable, Sendable {
    /// What tells this person from all others.
    public let id: Int
    /// The person's name.
    public var name: String
    /// The person's age.
    public var age: Int
    /// Whether the person is a member.
    public var isMember: Bool
    /// When the person was joined, if at all.
    public var joinedAt: Date?
    /// The person's portrait, if any.
    public var portrait: Data?

    /// A person with these values.
    public init(id: Int, name: String, age: Int, isMember: Bool, joinedAt: Date?, portrait: Data?) {
        self.id = id
        self.name = name
        self.age = age
        self.isMember = isMember
        self.joinedAt = joinedAt
        self.portrait = portrait
    }
}
