extension UIColor {
    /// A colour for light and for dark style, that may be another where contrast is high or the screen is elevated.
    static func system(
        _ name: String,
        light: ColorValue,
        dark: ColorValue,
        highContrast: (light: ColorValue, dark: ColorValue)? = nil,
        elevatedDark: ColorValue? = nil
    ) -> UIColor {
        let usual = (light: UIColor(kind: .fixed(light)), dark: UIColor(kind: .fixed(dark)))
        let strong = highContrast.map { (light: UIColor(kind: .fixed($0.light)), dark: UIColor(kind: .fixed($0.dark))) }
        let elevated = elevatedDark.map { UIColor(kind: .fixed($0)) }
        let provider = { (traits: UITraitCollection) -> UIColor in
            let pair = traits.accessibilityContrast == .high ? strong ?? usual : usual
            guard traits.userInterfaceStyle == .dark else { return pair.light }
            return traits.userInterfaceLevel == .elevated ? elevated ?? pair.dark : pair.dark
        }
        return UIColor(kind: .dynamic(provider), systemName: name)
    }
}

extension ColorValue {
    /// Components as whole numbers up to 255, as colour tables give them.
    static func rgb255(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, alpha: CGFloat) -> ColorValue {
        .rgb(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
    }
}
