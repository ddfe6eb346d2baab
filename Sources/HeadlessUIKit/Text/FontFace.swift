/// Which letters a font has, before its size.
struct FontFace: Hashable, Sendable {
    /// The design of the letters.
    enum Design: Hashable, Sendable {
        case system
        case monospaced
        case monospacedDigits
        case rounded
        case serif
        case named(family: String, face: String)
    }

    var design = Design.system
    var weight = UIFont.Weight.regular
    var isItalic = false

    var isBold: Bool { weight.rawValue >= UIFont.Weight.semibold.rawValue }
    var isMonospaced: Bool {
        switch design {
        case .monospaced: true
        case .named(let family, _): family.hasPrefix("Courier") || family == "Menlo"
        case .system, .monospacedDigits, .rounded, .serif: false
        }
    }

    var familyName: String {
        switch design {
        case .system, .monospacedDigits: ".AppleSystemUIFont"
        case .monospaced: ".AppleSystemUIFontMonospaced"
        case .rounded: ".AppleSystemUIFontRounded"
        case .serif: ".AppleSystemUIFontSerif"
        case .named(let family, _): family
        }
    }

    var fontName: String {
        let style = (weight == .regular && isItalic ? "Regular" : weight.name) + (isItalic ? "Italic" : "")
        return switch design {
        case .system, .monospacedDigits: ".SFUI-" + style
        case .monospaced, .rounded, .serif: familyName + "-" + style
        case .named(_, let face): face
        }
    }
}
