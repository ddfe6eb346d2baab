import GalleryCore

extension UIColor {
    /// What an album lies on.
    @MainActor static var albumBackground: UIColor { .appOffWhite }

    /// What an album's title is written in.
    @MainActor static var albumTitle: UIColor { .appBlack1 }

    /// What stands below an album's title is written in.
    @MainActor static var albumDetail: UIColor { .appBlack1.withAlphaComponent(0.6) }
}
