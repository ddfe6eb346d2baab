import PhotoAlbumCore

extension UIColor {
    /// What an attribute lies on.
    @MainActor static var attributeBackground: UIColor { .appOffWhite }

    /// What an attribute's title is written in.
    @MainActor static var attributeTitle: UIColor { .appBlack1 }

    /// What stands below an attribute's title is written in.
    @MainActor static var attributeDetail: UIColor { .appBlack1.withAlphaComponent(0.6) }
}
