extension UIColor {
    /// The pattern behind messages.
    @MainActor public static var appBackground: UIColor {
        UIImage(named: ThemeProvider.shared.theme.pattern, in: .module, with: nil).map(UIColor.init(patternImage:))
            ?? .appOffWhite
    }

    /// What text is written in.
    @MainActor public static var appBlack1: UIColor { ThemeProvider.shared.theme.black1 }

    /// What every screen is written on.
    @MainActor public static var appOffWhite: UIColor { ThemeProvider.shared.theme.offWhite }

    /// The grey of `value`, from 0, black, to 255, white.
    public static func grey(_ value: Int) -> UIColor {
        UIColor(white: CGFloat(value) / 255, alpha: 1)
    }
}
