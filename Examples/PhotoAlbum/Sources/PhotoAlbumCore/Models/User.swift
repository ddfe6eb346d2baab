/// A photographer.
public struct User: Codable, Hashable, Identifiable, Sendable {
    /// One of the user's photos, by what tells it from all others: the photo itself holds the user.
    public struct Taken: Codable, Hashable, Identifiable, Sendable {
        /// The photo's id.
        public let id: Int

        /// The photo with this id.
        public init(id: Int) {
            self.id = id
        }
    }

    private enum CodingKeys: String, CodingKey {
        case id, username, photos
        case firstName = "firstname"
        case lastName = "lastname"
    }

    /// What tells this user from all others.
    public let id: Int
    /// What the user is called by the service.
    public var username: String
    /// The user's first name, where it was given.
    public var firstName: String?
    /// The user's last name, where it was given.
    public var lastName: String?
    /// The photos that the user took.
    public var photos: [Taken]

    /// A user with these values.
    public init(id: Int, username: String, firstName: String?, lastName: String?, photos: [Taken]) {
        self.id = id
        self.username = username
        self.firstName = firstName
        self.lastName = lastName
        self.photos = photos
    }
}
