import PhotoAlbumCore

extension Album {
    /// The album of `photos` and of those who took them.
    init(of photos: [Photo]) {
        let users = Dictionary(photos.map { ($0.user.id, $0.user) }) { first, _ in first }
        self.init(users: users.values.sorted { $0.id < $1.id }, photos: photos)
    }
}
