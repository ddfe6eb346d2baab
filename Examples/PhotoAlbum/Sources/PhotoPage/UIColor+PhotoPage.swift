import PhotoAlbumCore

extension UIColor {
    /// What a photo's author is written in.
    @MainActor static var photoAuthor: UIColor { .appBlack1 }
}
