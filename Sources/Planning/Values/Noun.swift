/// What a model is called in sentences and variables: its name, or the end of it where that is long.
struct Noun {
    private static let longest = 24
    private let one: Name
    private let many: Name

    /// Calls something by its name; `isTaken` says which variables mean something else already.
    init(_ name: Name, isTaken: (String) -> Bool = { _ in false }) {
        let short = Noun.short(name)
        one = short
        many = short.plural == short ? short.appending("Items") : short.plural
        item = isTaken(short.variable) ? short.appending("Model").variable : short.variable
    }

    /// A variable for one: `photo`.
    let item: String
    /// A variable for many, never that for one: `photos`.
    var items: String { many.variable }
    /// The file that many are kept in: `news-items`.
    var file: String { many.kebab }
    /// The file that one is kept in: `news-item`.
    var oneFile: String { one.kebab }
    /// The word for one: `photo`.
    var singular: String { one.phrase }
    /// The word for many: `photos`; for `sheep`, which has none, the same.
    var plural: String { one.plural.phrase }
    /// One among all: `an album`.
    var withArticle: String { Noun.withArticle(singular) }

    /// `an owner`, for `owner`.
    static func withArticle(_ phrase: String) -> String {
        article(before: phrase) + " " + phrase
    }

    /// As many of the last words of `name` as are no longer than a word should be in a sentence.
    private static func short(_ name: Name) -> Name {
        let endings = name.words.indices.map { Name(words: Array(name.words[$0...])) }
        return endings.first { $0.phrase.count <= longest && isUsable($0) } ?? Name(words: [Word("entry")])
    }

    private static func isUsable(_ name: Name) -> Bool {
        guard let first = name.words.first?.spelling, first.first?.isLetter == true else { return false }
        return !prepositions.contains(first) && !ReservedNames.keywords.contains(name.variable)
    }

    /// `an` before what sounds like a vowel, `a` before all else.
    private static func article(before phrase: String) -> String {
        let word = String(phrase.prefix { $0 != " " })
        let small = word.lowercased()
        if Word.isAcronym(word) {
            return !spokenAcronyms.contains(small) && "AEFHILMNORSX".contains(word.prefix(1)) ? "an" : "a"
        }
        if silentAitches.contains(where: small.hasPrefix) { return "an" }
        let soundsLikeConsonant =
            consonantSounds.contains(where: small.hasPrefix) && !unPrefixes.contains(where: small.hasPrefix)
        return "aeiou".contains(small.prefix(1)) && !soundsLikeConsonant ? "an" : "a"
    }

    /// What no name begins with, but the end of one may.
    private static let prepositions: Set = [
        "a", "an", "and", "at", "by", "for", "from", "in", "of", "on", "or", "the", "to", "with",
    ]

    /// Acronyms that people read as words.
    private static let spokenAcronyms: Set = [
        "faq", "lan", "led", "nasa", "nato", "ram", "rom", "sim", "sms", "sql", "ssd",
    ]
    private static let silentAitches = ["heir", "honest", "honor", "honour", "hour"]
    private static let consonantSounds = [
        "eu", "ewe", "once", "one", "ubi", "uku", "uni", "ura", "use", "usu", "ute", "uti",
    ]
    private static let unPrefixes = ["unim", "unin"]
}
