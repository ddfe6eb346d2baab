import PhotoAlbumCore

extension UIFont {
    /// What an attribute's title is set in.
    @MainActor static var attributeTitle: UIFont { .boldAppFont(ofSize: 22) }
}
