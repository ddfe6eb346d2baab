import PhotoAlbumCore
import Photos

extension Photo {
    /// A photo like the first sample, but for what is said.
    static func sample(
        id: Int = 1,
        name: String? = "First name",
        creationDate: Date = Date(timeIntervalSince1970: 1_748_768_400),
        rating: Double = 98.5,
        user: User = User(id: 1, username: "user1", firstName: "Ada", lastName: "Moreno", photos: [User.Taken(id: 1)])
    ) -> Photo {
        Photo(id: id, name: name, creationDate: creationDate, rating: rating, user: user)
    }

    static let samples = [
        sample(),
        sample(
            id: 2,
            name: "Second name",
            creationDate: Date(timeIntervalSince1970: 1_745_571_600),
            rating: 99.7,
            user: User(
                id: 2,
                username: "user2",
                firstName: "Ben",
                lastName: nil,
                photos: [User.Taken(id: 2), User.Taken(id: 4)]
            )
        ),
        sample(
            id: 3,
            name: nil,
            creationDate: Date(timeIntervalSince1970: 1_742_374_800),
            rating: 96,
            user: User(id: 3, username: "user3", firstName: nil, lastName: nil, photos: [User.Taken(id: 3)])
        ),
    ]
}

extension PhotoStore {
    static let sample = PhotoStore(photos: { Photo.samples })
    static let empty = PhotoStore(photos: { [] })
    static let failing = PhotoStore(photos: { throw StoreError.missing("photos.archive") })

    static let endless = PhotoStore(photos: {
        try await Task.sleep(for: .seconds(600))
        return []
    })

    /// Fails at first, then has the samples; `attempts` counts how often it is asked.
    static func recovering(_ attempts: Attempts) -> PhotoStore {
        PhotoStore(photos: {
            if await attempts.next() == 1 { throw StoreError.unreadable("photos.archive", because: "it is torn") }
            return Photo.samples
        })
    }
}
