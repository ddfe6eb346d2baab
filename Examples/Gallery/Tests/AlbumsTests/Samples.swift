import Albums
import GalleryCore

extension Album {
    static let samples = [
        Album(
            id: 1,
            title: "First title",
            photoCount: 1,
            releasedOn: Date(timeIntervalSince1970: 1_718_452_800),
            owner: User(id: 1, name: "First owner")
        ),
        Album(
            id: 2,
            title: "Second title",
            photoCount: 2,
            releasedOn: Date(timeIntervalSince1970: 1_687_000_000),
            owner: User(id: 2, name: "Second owner")
        ),
        Album(
            id: 3,
            title: "Third title",
            photoCount: 3,
            releasedOn: nil,
            owner: User(id: 3, name: "Third owner")
        ),
    ]
}

extension AlbumStore {
    static let sample = AlbumStore(albums: { Album.samples })
    static let empty = AlbumStore(albums: { [] })
    static let failing = AlbumStore(albums: { throw StoreError.missing("albums.json") })

    static let endless = AlbumStore(albums: {
        try await Task.sleep(for: .seconds(600))
        return []
    })

    /// Fails at first, then has the samples; `attempts` counts how often it is asked.
    static func recovering(_ attempts: Attempts) -> AlbumStore {
        AlbumStore(albums: {
            if await attempts.next() == 1 { throw StoreError.unreadable("albums.json") }
            return Album.samples
        })
    }
}
