import GalleryCore
import Photos

extension Photo {
    /// A photo like the first sample, but for what is said.
    static func sample(
        id: Int = 1,
        title: String = "First title",
        createdAt: Date = Date(timeIntervalSince1970: 1_748_768_400)
    ) -> Photo {
        Photo(id: id, title: title, createdAt: createdAt)
    }

    static let samples = [
        sample(),
        sample(id: 2, title: "Second title", createdAt: Date(timeIntervalSince1970: 1_745_571_600)),
        sample(id: 3, title: "Third title", createdAt: Date(timeIntervalSince1970: 1_742_374_800)),
    ]
}

extension PhotoStore {
    static let sample = PhotoStore(photos: { Photo.samples })
    static let empty = PhotoStore(photos: { [] })
    static let failing = PhotoStore(photos: { throw StoreError.missing("photos.json") })

    static let endless = PhotoStore(photos: {
        try await Task.sleep(for: .seconds(600))
        return []
    })

    /// Fails at first, then has the samples; `attempts` counts how often it is asked.
    static func recovering(_ attempts: Attempts) -> PhotoStore {
        PhotoStore(photos: {
            if await attempts.next() == 1 { throw StoreError.unreadable("photos.json", because: "it is torn") }
            return Photo.samples
        })
    }
}
