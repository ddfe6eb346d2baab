import ThemeShopCore

extension UIFont {
    /// What a theme's title is set in.
    @MainActor static var themeTitle: UIFont { .boldAppFont(ofSize: 17) }
}
