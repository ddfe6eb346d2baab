/// How many colours a display shows.
public enum UIDisplayGamut: Int, Sendable {
    /// Left open.
    case unspecified = -1
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of sRGB.
    case SRGB = 0
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Those of P3, which are more.
    case P3 = 1
}
