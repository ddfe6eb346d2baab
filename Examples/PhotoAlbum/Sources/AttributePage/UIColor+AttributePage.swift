import PhotoAlbumCore

extension UIColor {
    /// What an attribute's title is written in.
    @MainActor static var attributeTitle: UIColor { .appBlack1 }
}
