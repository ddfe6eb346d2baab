/// A user.
public struct User: Codable, Hashable, Identifiable, Sendable {
    /// What tells this user from all others.
    public let id: Int
    /// The user's name.
    public var name: String

    /// A user with these values.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }
}
