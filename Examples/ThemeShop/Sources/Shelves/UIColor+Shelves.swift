import ThemeShopCore

extension UIColor {
    /// What a shelf lies on.
    @MainActor static var shelfBackground: UIColor { .appOffWhite }

    /// What a shelf's title is written in.
    @MainActor static var shelfTitle: UIColor { .appBlack1 }

    /// What stands below a shelf's title is written in.
    @MainActor static var shelfDetail: UIColor { .appBlack1.withAlphaComponent(0.6) }
}
