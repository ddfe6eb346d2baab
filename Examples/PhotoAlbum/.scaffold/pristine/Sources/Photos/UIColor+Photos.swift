import PhotoAlbumCore

extension UIColor {
    /// What a photo lies on.
    @MainActor static var photoBackground: UIColor { .appOffWhite }

    /// What a photo's title is written in.
    @MainActor static var photoTitle: UIColor { .appBlack1 }

    /// What stands below a photo's title is written in.
    @MainActor static var photoDetail: UIColor { .appBlack1.withAlphaComponent(0.6) }
}
