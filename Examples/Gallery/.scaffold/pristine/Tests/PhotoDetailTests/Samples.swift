import GalleryCore
import Photos

extension Photo {
    static let samples = [
        Photo(id: 1, title: "First title", createdAt: Date(timeIntervalSince1970: 1_748_768_400)),
        Photo(id: 2, title: "Second title", createdAt: Date(timeIntervalSince1970: 1_745_571_600)),
        Photo(id: 3, title: "Third title", createdAt: Date(timeIntervalSince1970: 1_742_374_800)),
    ]
}
