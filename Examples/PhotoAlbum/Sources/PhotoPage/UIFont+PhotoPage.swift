import PhotoAlbumCore

extension UIFont {
    /// What a photo's author is set in.
    @MainActor static var photoAuthor: UIFont { .boldAppFont(ofSize: 17) }
}
