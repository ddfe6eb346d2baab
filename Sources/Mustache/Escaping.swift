/// What becomes of a value's special characters when a variable writes it.
package enum Escaping: Hashable, Sendable {
    /// Nothing: for Swift and plain text.
    case none
    /// Mustache's own: `&`, `"`, `<` and `>`.
    case html
    /// For elements and attributes of XML, such as xibs and property lists: apostrophes, tabs and line breaks too.
    case xml

    /// What suits a file of this name.
    package init(fileName: String) {
        let suffix = fileName.split(separator: ".").last.map { $0.lowercased() }
        switch suffix {
        case "xib", "storyboard", "plist", "xml", "svg", "entitlements", "xcscheme", "xcworkspacedata", "xcprivacy":
            self = .xml
        case "html", "htm":
            self = .html
        default:
            self = .none
        }
    }

    /// Adds `words` to `bytes`.
    func append(_ words: String, to bytes: inout [UInt8]) {
        guard self != .none else {
            bytes.append(contentsOf: words.utf8)
            return
        }
        for byte in words.utf8 {
            guard let replacement = replacement(for: byte) else {
                bytes.append(byte)
                continue
            }
            bytes.append(contentsOf: replacement.utf8)
        }
    }

    /// The first character of `words` that the output cannot hold, however it is written.
    func misfit(in words: String) -> Unicode.Scalar? {
        guard self == .xml else { return nil }
        return words.unicodeScalars.first { scalar in
            switch scalar.value {
            case 0x9, 0xA, 0xD: false
            case 0..<0x20, 0xFFFE, 0xFFFF: true
            default: false
            }
        }
    }

    private func replacement(for byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'") where self == .xml: "&apos;"
        case UInt8(ascii: "\n") where self == .xml: "&#10;"
        case UInt8(ascii: "\r") where self == .xml: "&#13;"
        case UInt8(ascii: "\t") where self == .xml: "&#9;"
        default: nil
        }
    }
}
