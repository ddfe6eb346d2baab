/// The escapes in JSON's texts.
enum JSONEscapes {
    /// The text between the quotes; nil where a backslash stands before anything that JSON does not know.
    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
        var units: [UInt16] = []
        var text = ""
        var rest = bytes
        while let byte = rest.first {
            if byte == UInt8(ascii: "\\") {
                guard let unit = unit(at: &rest) else { return nil }
                units.append(unit)
            } else {
                text += String(decoding: units, as: UTF16.self)
                units = []
                let plain = rest.prefix { $0 != UInt8(ascii: "\\") }
                text += String(decoding: plain, as: UTF8.self)
                rest = rest[plain.endIndex...]
            }
        }
        return text + String(decoding: units, as: UTF16.self)
    }

    /// A character as it stands between the quotes.
    static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": return "\\\""
        case "\\": return "\\\\"
        case "\u{8}": return "\\b"
        case "\u{C}": return "\\f"
        case "\n": return "\\n"
        case "\r": return "\\r"
        case "\t": return "\\t"
        case "\0"..<" ":
            let digits = String(scalar.value, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default: return String(scalar)
        }
    }

    /// What an escape stands for; `rest` begins with its backslash, and then behind it.
    private static func unit(at rest: inout ArraySlice<UInt8>) -> UInt16? {
        let kind = rest.dropFirst().first
        rest = rest.dropFirst(2)
        switch kind {
        case UInt8(ascii: "\"")?, UInt8(ascii: "\\")?, UInt8(ascii: "/")?: return kind.map(UInt16.init)
        case UInt8(ascii: "b")?: return 0x08
        case UInt8(ascii: "f")?: return 0x0C
        case UInt8(ascii: "n")?: return 0x0A
        case UInt8(ascii: "r")?: return 0x0D
        case UInt8(ascii: "t")?: return 0x09
        case UInt8(ascii: "u")?:
            let digits = rest.prefix(4)
            rest = rest.dropFirst(4)
            guard digits.count == 4, !digits.contains(UInt8(ascii: "+")) else { return nil }
            return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        default: return nil
        }
    }
}
