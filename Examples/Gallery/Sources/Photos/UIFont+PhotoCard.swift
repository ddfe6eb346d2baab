import GalleryCore

extension UIFont {
    /// What the first line of a photo card is set in.
    @MainActor static var photoCardTitle: UIFont { .boldAppFont(ofSize: 17) }

    /// What the second line of a photo card is set in.
    @MainActor static var photoCardDetail: UIFont { .appFont(ofSize: 13) }
}
