extension ColorValue {
    /// The sRGB colour that looks as a colour of the P3 space; its components may lie outside of 0 to 1.
    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self = .rgb(
            red: Self.encoded(1.2249401763 * red - 0.2249401763 * green),
            green: Self.encoded(-0.0420569547 * red + 1.0420569547 * green),
            blue: Self.encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736001 * blue),
            alpha: alpha
        )
    }

    /// How much light a component stands for.
    private static func linear(_ component: CGFloat) -> CGFloat {
        let size = abs(component)
        let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return component < 0 ? -light : light
    }

    /// The component that stands for some light.
    private static func encoded(_ light: CGFloat) -> CGFloat {
        let size = abs(light)
        let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        // Rounding keeps greys grey.
        let rounded = (component * 1e7).rounded() / 1e7
        return light < 0 ? -rounded : rounded
    }
}
