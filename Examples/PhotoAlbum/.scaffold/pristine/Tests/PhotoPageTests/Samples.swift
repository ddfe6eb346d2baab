import PhotoAlbumCore
import Photos

extension Photo {
    static let samples = [
        Photo(
            id: 1,
            name: "First name",
            creationDate: Date(timeIntervalSince1970: 1_748_768_400),
            rating: 0.5,
            user: User(id: 1, name: "First name")
        ),
        Photo(
            id: 2,
            name: "Second name",
            creationDate: Date(timeIntervalSince1970: 1_745_571_600),
            rating: 1.5,
            user: User(id: 2, name: "Second name")
        ),
        Photo(
            id: 3,
            name: nil,
            creationDate: Date(timeIntervalSince1970: 1_742_374_800),
            rating: 2.5,
            user: User(id: 3, name: "Third name")
        ),
    ]
}
