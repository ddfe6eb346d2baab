import PhotoAlbumCore

/// A user as an object, who holds the photos that hold him.
final class ArchivedUser: NSObject, NSCoding, Linkable {
    private enum Key: CodingKey { case id, photos }

    let id: Int
    let username: String
    let firstName: String?
    let lastName: String?
    var photos: [ArchivedPhoto] = []

    init(id: Int, username: String, firstName: String?, lastName: String?) {
        self.id = id
        self.username = username
        self.firstName = firstName
        self.lastName = lastName
    }

    // MARK: Written by Foundation

    required init?(coder: NSCoder) { nil }

    func encode(with coder: NSCoder) {
        coder.encode(id, forKey: "id")
        coder.encode(username as NSString, forKey: "username")
        if let firstName { coder.encode(firstName as NSString, forKey: "firstname") }
        if let lastName { coder.encode(lastName as NSString, forKey: "lastname") }
        coder.encode(photos as NSArray, forKey: "photos")
    }

    // MARK: Read by the app's own reader

    init(from decoder: any Decoder) throws {
        id = try decoder.container(keyedBy: Key.self).decode(Int.self, forKey: .id)
        (username, firstName, lastName) = ("", nil, nil)
    }

    func link(from decoder: any Decoder) throws {
        photos = try decoder.container(keyedBy: Key.self).decode([ArchivedPhoto].self, forKey: .photos)
    }
}
