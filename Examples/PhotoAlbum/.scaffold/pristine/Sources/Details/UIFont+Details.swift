import PhotoAlbumCore

extension UIFont {
    /// What an attribute's title is set in.
    @MainActor static var attributeTitle: UIFont { .boldAppFont(ofSize: 17) }

    /// What stands below an attribute's title is set in.
    @MainActor static var attributeDetail: UIFont { .appFont(ofSize: 13) }
}
