import GalleryCore

extension UIColor {
    /// What a hike lies on.
    @MainActor static var hikeBackground: UIColor { .appOffWhite }

    /// What a hike's title is written in.
    @MainActor static var hikeTitle: UIColor { .appBlack1 }

    /// What stands below a hike's title is written in.
    @MainActor static var hikeDetail: UIColor { .appBlack1.withAlphaComponent(0.6) }
}
