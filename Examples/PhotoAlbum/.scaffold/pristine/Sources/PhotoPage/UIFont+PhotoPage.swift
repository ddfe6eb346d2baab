import PhotoAlbumCore

extension UIFont {
    /// What a photo's title is set in.
    @MainActor static var photoTitle: UIFont { .boldAppFont(ofSize: 22) }
}
