import GalleryCore

extension UIColor {
    /// What a photo card lies on.
    @MainActor static var photoCardBackground: UIColor { .appOffWhite }

    /// What the first line of a photo card is written in.
    @MainActor static var photoCardTitle: UIColor { .appBlack1 }

    /// What the second line of a photo card is written in.
    @MainActor static var photoCardDetail: UIColor { .appBlack1.withAlphaComponent(0.6) }
}
