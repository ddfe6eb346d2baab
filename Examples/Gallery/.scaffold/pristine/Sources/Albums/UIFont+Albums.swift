import GalleryCore

extension UIFont {
    /// What an album's title is set in.
    @MainActor static var albumTitle: UIFont { .boldAppFont(ofSize: 17) }

    /// What stands below an album's title is set in.
    @MainActor static var albumDetail: UIFont { .appFont(ofSize: 13) }
}
