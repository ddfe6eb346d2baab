import GalleryCore
import Photos

extension Photo {
    static let samples = [
        Photo(id: 1, title: "First title", createdAt: Date(timeIntervalSince1970: 1_748_768_400)),
        Photo(id: 2, title: "Second title", createdAt: Date(timeIntervalSince1970: 1_745_571_600)),
        Photo(id: 3, title: "Third title", createdAt: Date(timeIntervalSince1970: 1_742_374_800)),
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
            if await attempts.next() == 1 { throw StoreError.unreadable("photos.json") }
            return Photo.samples
        })
    }
}
