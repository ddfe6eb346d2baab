import PhotoAlbumCore

extension UIColor {
    /// What a photo's title is written in.
    @MainActor static var photoTitle: UIColor { .appBlack1 }
}
