import ThemeShopCore

extension UIColor {
    /// What a theme lies on.
    @MainActor static var themeBackground: UIColor { .appOffWhite }

    /// What a theme's title is written in.
    @MainActor static var themeTitle: UIColor { .appBlack1 }
}
