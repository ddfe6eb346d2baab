import PhotoAlbumCore

/// What the archive holds: photos and users, who hold each other in it.
struct Album: Codable, Hashable, Sendable {
    let users: [User]
    let photos: [Photo]
}
