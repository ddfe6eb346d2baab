import Albums
import GalleryCore

extension Album {
    /// An album like the first sample, but for what is said.
    static func sample(
        id: Int = 1,
        title: String = "First title",
        photoCount: Int = 12,
        releasedOn: Date? = Date(timeIntervalSince1970: 1_748_768_400),
        owner: User = User(id: 1, name: "First name")
    ) -> Album {
        Album(id: id, title: title, photoCount: photoCount, releasedOn: releasedOn, owner: owner)
    }

    static let samples = [
        sample(),
        sample(
            id: 2,
            title: "Second title",
            photoCount: 19,
            releasedOn: Date(timeIntervalSince1970: 1_745_571_600),
            owner: User(id: 2, name: "Second name")
        ),
        sample(
            id: 3,
            title: "Third title",
            photoCount: 26,
            releasedOn: nil,
            owner: User(id: 3, name: "Third name")
        ),
    ]
}

extension AlbumStore {
    static let sample = AlbumStore(albums: { Album.samples })
    static let empty = AlbumStore(albums: { [] })
    static let failing = AlbumStore(albums: { throw StoreError.missing("albums.archive") })

    static let endless = AlbumStore(albums: {
        try await Task.sleep(for: .seconds(600))
        return []
    })

    /// Fails at first, then has the samples; `attempts` counts how often it is asked.
    static func recovering(_ attempts: Attempts) -> AlbumStore {
        AlbumStore(albums: {
            if await attempts.next() == 1 { throw StoreError.unreadable("albums.archive", because: "it is torn") }
            return Album.samples
        })
    }
}
