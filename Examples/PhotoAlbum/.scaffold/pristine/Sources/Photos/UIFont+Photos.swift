import PhotoAlbumCore

extension UIFont {
    /// What a photo's title is set in.
    @MainActor static var photoTitle: UIFont { .boldAppFont(ofSize: 17) }

    /// What stands below a photo's title is set in.
    @MainActor static var photoDetail: UIFont { .appFont(ofSize: 13) }
}
