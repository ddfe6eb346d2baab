import GalleryCore

extension UIColor {
    /// What a place lies on.
    @MainActor static var placeBackground: UIColor { .appOffWhite }

    /// What a place's title is written in.
    @MainActor static var placeTitle: UIColor { .appBlack1 }

    /// What stands below a place's title is written in.
    @MainActor static var placeDetail: UIColor { .appBlack1.withAlphaComponent(0.6) }
}
