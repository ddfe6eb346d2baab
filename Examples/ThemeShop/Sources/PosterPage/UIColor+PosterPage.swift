import ThemeShopCore

extension UIColor {
    /// What a poster's title is written in.
    @MainActor static var posterTitle: UIColor { .appBlack1 }
}
