/// What a field says of its model, in words.
struct FieldPhrase {
    /// How the name of a date is built.
    private enum Moment {
        /// `createdAt`: that something was done, `created`.
        case done(String)
        /// `startsOn`: that something happens, `starts`.
        case happens(String)
        /// `dueDate`: a thing.
        case thing
    }

    private let field: Field
    private let owner: Noun
    private let words: [String]

    /// Speaks of `field` of what `owner` names.
    init(_ field: Field, of owner: Noun) {
        self.field = field
        self.owner = owner
        words = WordSplitter.words(in: field.name).map(\.spelling)
    }

    /// The name as words: `photo count`.
    var phrase: String { words.joined(separator: " ") }

    /// One sentence on the property.
    var sentence: String {
        if field.isID { return "What tells this \(owner.singular) from all others." }
        let mark = field.isOptional ? ", if any" : ""
        switch (field.scalar, moment) {
        case (.bool, _): return "Whether the \(owner.singular) \(predicate)" + (field.isOptional ? ", if known." : ".")
        case (.date, .done(let done)):
            return "When the \(owner.singular) was \(done)" + (field.isOptional ? ", if at all." : ".")
        case (.date, .happens(let happens)):
            return "When the \(owner.singular) \(happens)" + (field.isOptional ? ", if at all." : ".")
        default: return "The \(owner.singular)'s \(phrase)\(mark)."
        }
    }

    /// What lies in a span of time where the date does: `the photo was created`.
    var event: String {
        switch moment {
        case .done(let done): "the \(owner.singular) was \(done)"
        case .happens(let happens): "the \(owner.singular) \(happens)"
        case .thing: "the \(owner.singular)'s \(phrase) lies"
        }
    }

    /// Which ones have no date: `those never released`.
    var without: String { "those " + (neverDone.map { "never \($0)" } ?? "without \(missing)") }

    /// One without a date: `an album that was never released`.
    var oneWithout: String {
        owner.withArticle + " " + (neverDone.map { "that was never \($0)" } ?? "without \(missing)")
    }

    /// Which two have one date: `two created at once`.
    var twins: String {
        switch moment {
        case .done(let done): "two \(done) at once"
        case .happens: "two with the same date"
        case .thing: "two with the same \(phrase.count <= FieldPhrase.longest ? phrase : "date")"
        }
    }

    /// What a text made of the field says: `when it was created`.
    var saying: String {
        switch (field.scalar, moment) {
        case (.date, .done(let done)): "when it was \(done)"
        case (.date, .happens(let happens)): "when it \(happens)"
        case (.bool, _): "whether it \(predicate)"
        default: "its \(phrase)"
        }
    }

    /// What stands before the value where it does not speak for itself: `Photo count`.
    var label: String {
        let text =
            switch moment {
            case .done(let words), .happens(let words): words
            case .thing:
                field.scalar == .bool && words.first == "is" ? words.dropFirst().joined(separator: " ") : phrase
            }
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private var neverDone: String? {
        guard case .done(let done) = moment, done.count <= FieldPhrase.longest else { return nil }
        return done
    }

    private var missing: String {
        guard case .thing = moment, phrase.count <= FieldPhrase.longest else {
            return field.scalar == .date ? "a date" : "one"
        }
        return Noun.withArticle(phrase)
    }

    private var moment: Moment {
        guard field.scalar == .date, words.count > 1, ["at", "on"].contains(words.last) else { return .thing }
        let rest = words.dropLast()
        let text = rest.joined(separator: " ")
        guard let first = rest.first, let last = rest.last else { return .thing }
        if [first, last].contains(where: FieldPhrase.isParticiple) { return .done(text) }
        return last.hasSuffix("s") && !last.hasSuffix("ss") ? .happens(text) : .thing
    }

    private var predicate: String {
        guard let first = words.first, words.count > 1 || first.hasSuffix("s"), FieldPhrase.verbs.contains(first) else {
            return "is \(phrase)"
        }
        return phrase
    }

    private static func isParticiple(_ word: String) -> Bool {
        word.hasSuffix("ed") || participles.contains(word)
    }

    /// How long a name may be to stand in the middle of a sentence.
    private static let longest = 24

    private static let participles: Set = [
        "begun", "born", "bought", "built", "done", "drawn", "due", "found", "given", "held", "known", "left", "lost",
        "made", "met", "paid", "read", "seen", "sent", "shot", "shown", "sold", "sung", "taken", "won", "written",
    ]

    private static let verbs: Set = [
        "accepts", "allows", "can", "contains", "does", "expires", "has", "hides", "includes", "is", "must", "needs",
        "offers", "repeats", "requires", "sends", "shall", "should", "shows", "supports", "syncs", "uses", "wants",
        "was", "will", "works",
    ]
}
