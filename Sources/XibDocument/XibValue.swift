/// A type that an attribute's text can be read as.
package protocol XibValue {
    /// Reads the text, or makes nothing of it.
    init?(xib text: String)
}

extension Bool: XibValue {
    /// Reads `YES` or `NO`.
    package init?(xib text: String) {
        switch text {
        case "YES": self = true
        case "NO": self = false
        default: return nil
        }
    }
}

extension Int: XibValue {
    /// Reads digits.
    package init?(xib text: String) { self.init(text) }
}

extension Double: XibValue {
    /// Reads a finite number with a point, whatever the machine's language.
    package init?(xib text: String) {
        guard let value = Double(text), value.isFinite else { return nil }
        self = value
    }
}

extension Float: XibValue {
    /// Reads a finite number with a point, whatever the machine's language.
    package init?(xib text: String) {
        guard let value = Float(text), value.isFinite else { return nil }
        self = value
    }
}

extension String: XibValue {
    /// Takes the text as it is.
    package init?(xib text: String) { self = text }
}
