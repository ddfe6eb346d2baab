/// A font as a xib gives it.
package struct XibFont: Hashable, Sendable {
    /// Which font.
    package enum Face: Hashable, Sendable {
        /// The system's font, with a weight such as `medium` where one is given.
        case system(weight: String?)
        /// The system's bold font.
        case boldSystem
        /// The system's italic font.
        case italicSystem
        /// The font with this PostScript name.
        case named(String)
        /// The font of a text style such as `UICTFontTextStyleBody`, whose size is the reader's own.
        case textStyle(String)
    }

    /// Which font.
    package let face: Face
    /// The size in points, where it is given.
    package let pointSize: Double?
    /// One of the system's sizes by name, such as `button`, where that is given instead.
    package let sizeName: String?

    /// Describes a font.
    package init(face: Face, pointSize: Double?, sizeName: String? = nil) {
        self.face = face
        self.pointSize = pointSize
        self.sizeName = sizeName
    }
}

extension XibNode {
    /// The font given for `key`.
    package func font(_ key: String = "fontDescription") -> XibFont? {
        guard let node = child(key: key), node.name == "fontDescription", let face = node.face else { return nil }
        let size: Double? = node.value("pointSize") ?? node.value("size")
        return XibFont(face: face, pointSize: size, sizeName: size == nil ? node.attribute("size") : nil)
    }

    private var face: XibFont.Face? {
        if let style = attribute("style") { return .textStyle(style) }
        if let name = attribute("name") {
            _ = attribute("family")
            return .named(name)
        }
        switch attribute("type") {
        case "system": return .system(weight: attribute("weight"))
        case "boldSystem": return .boldSystem
        case "italicSystem": return .italicSystem
        default: return nil
        }
    }
}
