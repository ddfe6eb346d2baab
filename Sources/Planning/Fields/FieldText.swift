import Diagnostics

/// What a person typed for a field, cut at its colons.
struct FieldText {
    /// A piece between two colons, without the spaces around it.
    struct Part {
        let text: String
        /// How many characters of the source stand before it.
        let offset: Int
    }

    /// All that was typed.
    let source: String
    /// The name, the type, and what stands behind it.
    let parts: [Part]

    /// Cuts `source` at each colon outside brackets.
    init(_ source: String) {
        let characters = Array(source.unicodeScalars)
        var parts: [Part] = []
        var start = 0
        var depth = 0
        for index in 0...characters.count {
            let character = index < characters.count ? characters[index] : nil
            if character == "[" || character == "<" { depth += 1 }
            if character == "]" || character == ">" { depth -= 1 }
            guard character == nil || (character == ":" && depth <= 0) else { continue }
            let spaces = characters[start..<index].prefix { $0 == " " }.count
            let text = characters[(start + spaces)..<index].reversed().drop { $0 == " " }.reversed()
            parts.append(Part(text: text.map(String.init).joined(), offset: start + spaces))
            start = index + 1
        }
        self.source = source
        self.parts = parts
    }

    /// The place behind `offset` characters.
    func place(_ offset: Int) -> Place {
        let before = NameCharacters.visible(source.unicodeScalars.prefix(offset).map(String.init).joined())
        return Place(file: "field", column: before.count + 1, source: NameCharacters.visible(source))
    }
}
