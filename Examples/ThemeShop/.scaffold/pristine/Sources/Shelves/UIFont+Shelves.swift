import ThemeShopCore

extension UIFont {
    /// What a shelf's title is set in.
    @MainActor static var shelfModelTitle: UIFont { .boldAppFont(ofSize: 17) }

    /// What stands below a shelf's title is set in.
    @MainActor static var shelfModelDetail: UIFont { .appFont(ofSize: 13) }
}
