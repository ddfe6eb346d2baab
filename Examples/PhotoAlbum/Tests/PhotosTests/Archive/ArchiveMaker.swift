import PhotoAlbumCore

/// Makes the archive that comes with the app: invented photos by invented people, the same each time.
///
/// Its oddities are those that such archives have: a photo without a name, users without a first or a last name, users
/// with two photos.
struct ArchiveMaker {
    private static let adjectives = [
        "Quiet", "Golden", "Broken", "Distant", "Paper", "Winter", "Crooked", "Hollow", "Silver", "Drifting",
    ]
    private static let nouns = [
        "harbour", "stairs", "orchard", "lantern", "ferry", "meadow", "chimney", "tram", "lighthouse", "bridge",
        "market", "window", "pier", "garden", "tunnel", "roof", "river", "fence", "tower", "beach",
    ]
    private static let firstNames = [
        "Ada", "Ben", "Chloe", "Dev", "Elif", "Farid", "Greta", "Hugo", "Ines", "Jonas", "Kira", "Liam", "Mona", "Noor",
    ]
    private static let lastNames = [
        "Abel", "Brandt", "Costa", "Dahl", "Evans", "Fink", "Garcia", "Holm", "Ito", "Jansen", "Kaya", "Lind", "Moreno",
        "Novak", "Okafor", "Pace", "Quist",
    ]

    private(set) var users: [ArchivedUser] = []
    private(set) var photos: [ArchivedPhoto] = []

    init() {
        users = (0..<188).map(Self.user)
        photos = (0..<200).map { number in
            // The first twelve users took the last twelve photos too.
            let user = users[number % users.count]
            let photo = Self.photo(number, by: user)
            user.photos.append(photo)
            return photo
        }
    }

    /// What Foundation writes of it: users and photos, each under a key of their own.
    var data: Data {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.setClassName("User", for: ArchivedUser.self)
        archiver.setClassName("Photo", for: ArchivedPhoto.self)
        archiver.encode(users as NSArray, forKey: "users")
        archiver.encode(photos as NSArray, forKey: "photos")
        archiver.finishEncoding()
        return archiver.encodedData
    }

    private static func user(_ number: Int) -> ArchivedUser {
        let first = firstNames[number * 5 % firstNames.count]
        let last = lastNames[number * 3 % lastNames.count]
        let lacksFirst = [20, 60, 100, 140].contains(number)
        let lacksLast = [15, 45, 75, 105, 135, 165].contains(number)
        return ArchivedUser(
            id: 1000 + number,
            username: "\(first.lowercased())\(number)",
            firstName: lacksFirst ? nil : first,
            lastName: lacksLast ? nil : last
        )
    }

    private static func photo(_ number: Int, by user: ArchivedUser) -> ArchivedPhoto {
        let name = "\(adjectives[number % adjectives.count]) \(nouns[number / adjectives.count])"
        return ArchivedPhoto(
            id: 500_000 + number * 37,
            name: number == 117 ? nil : name,
            // From 19 May 2013, noon, backwards, at another hour each day.
            creationDate: Date(timeIntervalSince1970: 1_368_964_800 - Double(number) * 90_061),
            rating: 98.4 + Double(number * 5 % 14) / 10,
            user: user
        )
    }
}
