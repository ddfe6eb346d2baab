import ThemeShopCore

extension UIFont {
    /// What a poster's title is set in.
    @MainActor static var posterTitle: UIFont { .boldAppFont(ofSize: 22) }
}
