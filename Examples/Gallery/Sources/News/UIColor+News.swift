import GalleryCore

extension UIColor {
    /// What a news item lies on.
    @MainActor static var newsItemBackground: UIColor { .appOffWhite }

    /// What a news item's title is written in.
    @MainActor static var newsItemTitle: UIColor { .appBlack1 }

    /// What stands below a news item's title is written in.
    @MainActor static var newsItemDetail: UIColor { .appBlack1.withAlphaComponent(0.6) }
}
