/// What colours of a space are made of.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// Grey.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Inks.
    case cmyk = 2
    /// Lightness and two colour axes.
    case lab = 3
    /// Named inks.
    case deviceN = 4
    /// Places in a table.
    case indexed = 5
    /// A repeated drawing.
    case pattern = 6
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// Colour and luminance apart.
    case XYZ = 7
}
