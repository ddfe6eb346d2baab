extension JSONValue {
    /// An object of texts, its members in order.
    init(_ texts: [String: String]) {
        let names = texts.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        self = .object(names.map { Member(name: $0, value: .string(texts[$0] ?? "")) })
    }

    /// The value as a file that people read in reviews: as ``JSONFile`` has what Foundation encodes.
    var file: FileContents {
        var text = ""
        write(to: &text, indent: "")
        return FileContents(text + "\n")
    }

    private func write(to text: inout String, indent: String) {
        switch self {
        case .null: text += "null"
        case .bool(let flag): text += flag ? "true" : "false"
        case .number(let digits): text += digits
        case .string(let words): Self.write(quoted: words, to: &text)
        case .list(let elements):
            Self.write(elements, in: ("[", "]"), to: &text, indent: indent) { element, text, indent in
                element.write(to: &text, indent: indent)
            }
        case .object(let members):
            Self.write(members, in: ("{", "}"), to: &text, indent: indent) { member, text, indent in
                Self.write(quoted: member.name, to: &text)
                text += " : "
                member.value.write(to: &text, indent: indent)
            }
        }
    }

    private static func write<Part>(
        _ parts: [Part],
        in brackets: (open: String, close: String),
        to text: inout String,
        indent: String,
        _ part: (Part, inout String, String) -> Void
    ) {
        text += brackets.open + "\n"
        for (index, each) in parts.enumerated() {
            text += index == 0 ? indent + "  " : ",\n" + indent + "  "
            part(each, &text, indent + "  ")
        }
        text += "\n" + indent + brackets.close
    }

    private static func write(quoted words: String, to text: inout String) {
        text += "\""
        if words.utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
            text += words
        } else {
            for scalar in words.unicodeScalars { text += JSONEscapes.escaped(scalar) }
        }
        text += "\""
    }
}
