import PhotoAlbumCore
import Photos

extension Photo {
    static let samples = [
        Photo(
            id: 1,
            name: "First name",
            creationDate: Date(timeIntervalSince1970: 1_748_768_400),
            rating: 98.5,
            user: User(id: 1, username: "user1", firstName: "Ada", lastName: "Moreno", photos: [User.Taken(id: 1)])
        ),
        Photo(
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
        Photo(
            id: 3,
            name: nil,
            creationDate: Date(timeIntervalSince1970: 1_742_374_800),
            rating: 96,
            user: User(id: 3, username: "user3", firstName: nil, lastName: nil, photos: [User.Taken(id: 3)])
        ),
    ]
}
