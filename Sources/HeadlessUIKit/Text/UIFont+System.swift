extension UIFont {
    /// The size of text in controls: 14.
    public class var systemFontSize: CGFloat { 14 }
    /// The size of small text: 12.
    public class var smallSystemFontSize: CGFloat { 12 }
    /// The size of labels: 17.
    public class var labelFontSize: CGFloat { 17 }
    /// The size of button titles: 18.
    public class var buttonFontSize: CGFloat { 18 }

    /// The system's font.
    public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        made(FontFace(), fontSize)
    }

    /// The system's font, for emphasis.
    public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        made(FontFace(weight: .semibold), fontSize)
    }

    /// The system's font, slanted.
    public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        made(FontFace(isItalic: true), fontSize)
    }

    /// The system's font in a weight.
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        made(FontFace(weight: weight), fontSize)
    }

    /// The system's font in a weight, with digits of one width.
    public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        made(FontFace(design: .monospacedDigits, weight: weight), fontSize)
    }

    /// The system's font with letters of one width.
    public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        made(FontFace(design: .monospaced, weight: weight), fontSize)
    }

    /// The font for a style of text, in the size that the user chose.
    public class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font for a style of text, in the size that `traitCollection` specifies.
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle,
        compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        return FontCatalog.shared.font(style.face, size: style.pointSize(for: category), style: style)
    }

    /// The names of all families.
    public class var familyNames: [String] { FontCatalog.families.map(\.key) }

    /// The names of the faces of a family.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        FontCatalog.families.first { $0.key == familyName }?.value ?? []
    }

    private class func made(_ face: FontFace, _ size: CGFloat) -> UIFont {
        FontCatalog.shared.font(face, size: size > 0 ? size : fallbackSize)
    }
}
