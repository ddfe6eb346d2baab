extension UIColor {
    /// The pattern behind every screen and message.
    @MainActor public static var appBackground: UIColor { ThemeProvider.shared.theme.background }

    /// What text is written in.
    @MainActor public static var appBlack1: UIColor { ThemeProvider.shared.theme.black1 }

    /// What lists are written on.
    @MainActor public static var appOffWhite: UIColor { ThemeProvider.shared.theme.offWhite }

    /// What the word before a value is written in.
    @MainActor public static var appPrefix: UIColor { ThemeProvider.shared.theme.prefix }

    /// The grey of `value`, from 0, black, to 255, white.
    public static func grey(_ value: Int) -> UIColor {
        UIColor(white: CGFloat(value) / 255, alpha: 1)
    }

    /// The colour of these parts, each from 0 to 255.
    public static func rgb(_ red: Int, _ green: Int, _ blue: Int) -> UIColor {
        UIColor(red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255, alpha: 1)
    }

    /// The image `name` of this module, side by side; the middle grey where there is no such image.
    static func pattern(_ name: String) -> UIColor {
        UIImage(named: name, in: .module, with: nil).map(UIColor.init(patternImage:)) ?? .grey(128)
    }
}
