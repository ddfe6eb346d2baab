import GalleryCore

extension UIFont {
    /// What a place's title is set in.
    @MainActor static var placeTitle: UIFont { .boldAppFont(ofSize: 17) }

    /// What stands below a place's title is set in.
    @MainActor static var placeDetail: UIFont { .appFont(ofSize: 13) }
}
