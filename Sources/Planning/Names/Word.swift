/// One word of a name, as it is spelled in the middle of a sentence: `photo`, `URL`, `HTTP2`, `iPad`.
struct Word: Hashable, Sendable {
    /// The letters and digits.
    let spelling: String

    /// Keeps the spelling of acronyms and of words with a spelling of their own; lowers the rest.
    init(_ typed: String) {
        if let known = Spellings.acronym(typed) ?? Spellings.brand(typed) {
            spelling = known
        } else {
            spelling = Word.isAcronym(typed) || Word.hasOwnSpelling(typed) ? typed : typed.lowercased()
        }
    }

    /// As it stands in the middle of a type's name: `Photo`, `URL`, `IPad`.
    var capitalized: String {
        spelling.prefix(1).uppercased() + spelling.dropFirst()
    }

    /// As it stands at the front of a variable's name: `photo`, `url`, `iPad`.
    var leading: String {
        if Word.isAcronym(spelling) { return spelling.lowercased() }
        return spelling.prefix(1).lowercased() + spelling.dropFirst()
    }

    /// As it begins a title: `Photo`, `URL`, `iPad`.
    var titled: String {
        Word.hasOwnSpelling(spelling) ? spelling : capitalized
    }

    /// The word for one of what it names.
    var singular: Word { Word(spelled: Inflection.singular(of: spelling)) }

    /// The word for many of what it names.
    var plural: Word { Word(spelled: Inflection.plural(of: spelling)) }

    private init(spelled spelling: String) {
        self.spelling = spelling
    }

    /// Whether `text` is `URL`, `HTTP2` or, for many of them, `URLs`.
    static func isAcronym(_ text: String) -> Bool {
        let stem = text.hasSuffix("s") && text.count > 2 ? text.dropLast() : text[...]
        return stem.contains { $0.isUppercase } && stem.allSatisfy { $0.isUppercase || $0.isNumber }
    }

    /// Whether `text` begins small and goes on with a capital, as in `iPad`.
    private static func hasOwnSpelling(_ text: String) -> Bool {
        guard let first = text.first, first.isLowercase else { return false }
        return text.contains { $0.isUppercase }
    }
}
