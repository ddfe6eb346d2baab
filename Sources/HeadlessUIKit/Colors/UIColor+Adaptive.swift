extension UIColor {
    /// A colour that is `dark` in dark style and `light` otherwise.
    static func system(_ name: String, light: ColorValue, dark: ColorValue) -> UIColor {
        let lightColor = UIColor(kind: .fixed(light))
        let darkColor = UIColor(kind: .fixed(dark))
        return UIColor(
            kind: .dynamic { $0.userInterfaceStyle == .dark ? darkColor : lightColor },
            systemName: name
        )
    }
}

extension ColorValue {
    /// Components as whole numbers up to 255, as colour tables give them.
    static func rgb255(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat) -> ColorValue {
        .rgb(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
