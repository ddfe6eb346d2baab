import ThemeShopCore

extension UIColor {
    /// What a poster lies on.
    @MainActor static var posterBackground: UIColor { .appOffWhite }

    /// What a poster's title is written in.
    @MainActor static var posterTitle: UIColor { .appBlack1 }

    /// What stands below a poster's title is written in.
    @MainActor static var posterDetail: UIColor { .appBlack1.withAlphaComponent(0.6) }
}
