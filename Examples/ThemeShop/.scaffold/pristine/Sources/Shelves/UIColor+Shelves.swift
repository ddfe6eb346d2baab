import ThemeShopCore

extension UIColor {
    /// What a shelf lies on.
    @MainActor static var shelfModelBackground: UIColor { .appOffWhite }

    /// What a shelf's title is written in.
    @MainActor static var shelfModelTitle: UIColor { .appBlack1 }

    /// What stands below a shelf's title is written in.
    @MainActor static var shelfModelDetail: UIColor { .appBlack1.withAlphaComponent(0.6) }
}
