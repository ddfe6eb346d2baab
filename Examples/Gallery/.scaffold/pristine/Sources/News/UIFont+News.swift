import GalleryCore

extension UIFont {
    /// What a news item's title is set in.
    @MainActor static var newsItemTitle: UIFont { .boldAppFont(ofSize: 17) }

    /// What stands below a news item's title is set in.
    @MainActor static var newsItemDetail: UIFont { .appFont(ofSize: 13) }
}
