/// Finds the plain letters that other letters stand for.
enum Folding {
    /// `text` in letters and digits of ASCII: without accents and unseen characters, look-alikes made real.
    ///
    /// What has no plain counterpart becomes a space.
    static func plain(_ text: String) -> String {
        text.unicodeScalars.map { $0.isASCII ? String($0) : plain($0) ?? " " }.joined()
    }

    /// The plain letters for `scalar`; empty for what only marks a letter or cannot be seen.
    static func plain(_ scalar: Unicode.Scalar) -> String? {
        if let lookAlike = lookAlikes[scalar] { return lookAlike }
        if isUnseen(scalar) || isMark(scalar) { return "" }
        return letter(namedBy: scalar)
    }

    /// The letter of ASCII that `scalar`, of another script, looks like.
    static func lookAlike(of scalar: Unicode.Scalar) -> String? {
        if let lookAlike = lookAlikes[scalar] { return lookAlike }
        let name = scalar.properties.name ?? ""
        return name.hasPrefix("FULLWIDTH") || name.hasPrefix("MATHEMATICAL") ? letter(namedBy: scalar) : nil
    }

    /// Whether nothing is to be seen of `scalar`.
    static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.properties.generalCategory
        return category == .control || category == .format || scalar.properties.isDefaultIgnorableCodePoint
    }

    /// Whether `scalar` only marks the letter before it.
    static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        [.nonspacingMark, .spacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
    }

    /// Reads the letter out of a character's official name, such as `LATIN SMALL LETTER E WITH ACUTE`.
    private static func letter(namedBy scalar: Unicode.Scalar) -> String? {
        if let pair = pairs[scalar] { return pair }
        let words = (scalar.properties.name ?? "").split(separator: " ")
        if let digit = words.last.flatMap({ digits.firstIndex(of: String($0)) }) { return String(digit) }
        guard words.contains("LATIN") || words.first == "MATHEMATICAL" else { return nil }
        let isSmall = words.contains("SMALL")
        let letter = words.drop { $0 != "SMALL" && $0 != "CAPITAL" }.dropFirst().first { $0 != "LETTER" }
        guard let letter, letter.count == 1 else { return nil }
        return isSmall ? letter.lowercased() : String(letter)
    }

    private static let digits = ["ZERO", "ONE", "TWO", "THREE", "FOUR", "FIVE", "SIX", "SEVEN", "EIGHT", "NINE"]

    private static let pairs: [Unicode.Scalar: String] = [
        "ß": "ss", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "þ": "th", "Þ": "Th", "ð": "d", "Ð": "D", "ı": "i",
    ]

    /// Letters of Cyrillic, Greek and Armenian that are drawn like letters of ASCII.
    private static let lookAlikes: [Unicode.Scalar: String] = [
        "\u{410}": "A", "\u{412}": "B", "\u{415}": "E", "\u{405}": "S", "\u{406}": "I", "\u{408}": "J", "\u{41A}": "K",
        "\u{41C}": "M", "\u{41D}": "H", "\u{41E}": "O", "\u{420}": "P", "\u{421}": "C", "\u{422}": "T", "\u{425}": "X",
        "\u{430}": "a", "\u{435}": "e", "\u{43E}": "o", "\u{440}": "p", "\u{441}": "c", "\u{443}": "y", "\u{445}": "x",
        "\u{455}": "s", "\u{456}": "i", "\u{458}": "j", "\u{4BB}": "h", "\u{501}": "d", "\u{51B}": "q", "\u{51D}": "w",
        "\u{391}": "A", "\u{392}": "B", "\u{395}": "E", "\u{396}": "Z", "\u{397}": "H", "\u{399}": "I", "\u{39A}": "K",
        "\u{39C}": "M", "\u{39D}": "N", "\u{39F}": "O", "\u{3A1}": "P", "\u{3A4}": "T", "\u{3A5}": "Y", "\u{3A7}": "X",
        "\u{3BD}": "v", "\u{3BF}": "o", "\u{585}": "o", "\u{578}": "n", "\u{57D}": "u",
        "\u{2010}": "-", "\u{2011}": "-", "\u{2012}": "-", "\u{2013}": "-", "\u{2212}": "-", "\u{A0}": " ",
    ]
}
