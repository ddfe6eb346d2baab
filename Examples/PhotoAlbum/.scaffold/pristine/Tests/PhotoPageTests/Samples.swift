import PhotoAlbumCore
import Photos

extension Photo {
    /// A photo like the first sample, but for what is said.
    static func sample(
        id: Int = 1,
        name: String? = "First name",
        creationDate: Date = Date(timeIntervalSince1970: 1_748_768_400),
        rating: Double = 0.5,
        user: User = User(id: 1, name: "First name")
    ) -> Photo {
        Photo(id: id, name: name, creationDate: creationDate, rating: rating, user: user)
    }

    static let samples = [
        sample(),
        sample(
            id: 2,
            name: "Second name",
            creationDate: Date(timeIntervalSince1970: 1_745_571_600),
            rating: 1.5,
            user: User(id: 2, name: "Second name")
        ),
        sample(
            id: 3,
            name: nil,
            creationDate: Date(timeIntervalSince1970: 1_742_374_800),
            rating: 2.5,
            user: User(id: 3, name: "Third name")
        ),
    ]
}
