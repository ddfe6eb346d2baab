import ProfileCore

/// A person.
public struct Person: Codable, Hashable, Identifiable, Sendable {
    /// What tells this person from all others.
    public let id: Int
    /// The person's name.
    public var name: String
    /// The person's age.
    public var age: Double

    /// A person with these values.
    public init(id: Int, name: String, age: Double) {
        self.id = id
        self.name = name
        self.age = age
    }
}
