import ThemeShopCore

extension UIFont {
    /// What a shelf's title is set in.
    @MainActor static var shelfTitle: UIFont { .boldAppFont(ofSize: 17) }

    /// What stands below a shelf's title is set in.
    @MainActor static var shelfDetail: UIFont { .appFont(ofSize: 13) }
}
