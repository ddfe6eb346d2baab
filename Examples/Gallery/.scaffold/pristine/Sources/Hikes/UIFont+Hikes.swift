import GalleryCore

extension UIFont {
    /// What a hike's title is set in.
    @MainActor static var hikeTitle: UIFont { .boldAppFont(ofSize: 17) }

    /// What stands below a hike's title is set in.
    @MainActor static var hikeDetail: UIFont { .appFont(ofSize: 13) }
}
