import Diagnostics

/// The characters that a name may have: letters and digits of ASCII, with spaces, hyphens and underscores between words.
enum NameCharacters {
    /// Refuses the first character that does not belong into a name.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - others: More characters that are in order.
    ///   - subject: How the sentence begins, as in `The screen's name`.
    ///   - place: Finds the place behind a number of characters.
    ///   - suggest: Makes the text without such characters into a name worth typing.
    static func check(
        _ text: String,
        besides others: String = "",
        subject: String,
        at place: (Int) -> Place,
        suggest: (String) -> String?
    ) throws(Diagnostic) {
        let scalars = Array(text.unicodeScalars)
        guard let position = scalars.firstIndex(where: { !isAllowed($0) && !others.unicodeScalars.contains($0) }) else {
            return
        }
        let scalar = scalars[position]
        throw Diagnostic(
            "\(subject) has \(description(of: scalar)) as character \(position + 1), \(fault(of: scalar)).",
            at: place(position),
            fix: suggestion(for: text, scalar, suggest).map { "Write '\($0)'." }
                ?? "Use the letters A to Z, a to z and the digits 0 to 9."
        )
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            && (Character(scalar).isLetter || Character(scalar).isNumber || " -_".unicodeScalars.contains(scalar))
    }

    private static func belongsToPaths(_ scalar: Unicode.Scalar) -> Bool {
        "/\\:.~%".unicodeScalars.contains(scalar)
    }

    private static func description(of scalar: Unicode.Scalar) -> String {
        if scalar.isASCII, scalar.value > 0x20, scalar.value < 0x7F { return "'\(scalar)'" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return scalar.properties.name.map { "\(code) (\($0.lowercased()))" } ?? code
    }

    private static func fault(of scalar: Unicode.Scalar) -> String {
        if belongsToPaths(scalar) { return "which belongs to paths" }
        if Folding.isUnseen(scalar) { return "which cannot be seen" }
        if let plain = Folding.lookAlike(of: scalar) {
            return plain == " " ? "which looks like a space" : "which looks like '\(plain)'"
        }
        if Folding.isMark(scalar) { return "which only marks the letter before it" }
        if scalar.properties.isEmojiPresentation { return "which is an emoji" }
        return scalar.isASCII ? "which no Swift name has" : "which is not one of A to Z and 0 to 9"
    }

    private static func suggestion(
        for text: String,
        _ scalar: Unicode.Scalar,
        _ suggest: (String) -> String?
    ) -> String? {
        let tail = belongsToPaths(scalar) ? text.split { "/\\:".contains($0) }.last.map(String.init) ?? "" : text
        let plain = Folding.plain(tail).map { isAllowed($0.unicodeScalars.first ?? "/") || $0 == "'" ? $0 : " " }
        return suggest(String(plain.filter { $0 != "'" }))
    }

    /// `text` fit for a terminal: what cannot be seen, or would turn the line's direction, as its escape.
    static func visible(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            let turnsTheLine = (0x590...0x8FF).contains(scalar.value)
            let isPlain = !Folding.isUnseen(scalar) && !Folding.isMark(scalar) && !turnsTheLine
            return isPlain ? String(scalar) : "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }.joined()
    }
}
