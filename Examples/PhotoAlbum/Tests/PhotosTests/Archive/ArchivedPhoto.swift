import PhotoAlbumCore

/// A photo as an object, which holds the user who holds it.
final class ArchivedPhoto: NSObject, NSCoding, Linkable {
    private enum Key: CodingKey { case id, user }

    let id: Int
    let name: String?
    let creationDate: Date
    let rating: Double
    weak var user: ArchivedUser?

    init(id: Int, name: String?, creationDate: Date, rating: Double, user: ArchivedUser) {
        self.id = id
        self.name = name
        self.creationDate = creationDate
        self.rating = rating
        self.user = user
    }

    // MARK: Written by Foundation

    required init?(coder: NSCoder) { nil }

    func encode(with coder: NSCoder) {
        coder.encode(id, forKey: "id")
        if let name { coder.encode(name as NSString, forKey: "name") }
        coder.encode(creationDate as NSDate, forKey: "creationDate")
        coder.encode(rating, forKey: "rating")
        coder.encodeConditionalObject(user, forKey: "user")
    }

    // MARK: Read by the app's own reader

    init(from decoder: any Decoder) throws {
        id = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .id)
        (name, creationDate, rating) = (nil, .distantPast, 0)
    }

    func link(from decoder: any Decoder) throws {
        user = try decoder.container(keyedBy: Key.self).decode(ArchivedUser.self, forKey: .user)
    }
}
