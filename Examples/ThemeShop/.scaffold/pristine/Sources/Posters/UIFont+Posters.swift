import ThemeShopCore

extension UIFont {
    /// What a poster's title is set in.
    @MainActor static var posterTitle: UIFont { .boldAppFont(ofSize: 17) }

    /// What stands below a poster's title is set in.
    @MainActor static var posterDetail: UIFont { .appFont(ofSize: 13) }
}
