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

    /// The name as words, `photo count`; of a name that is no thing, the name itself, as a comment quotes it.
    var quoted: String { isThing ? phrase : "`\(field.name)`" }

    /// The name as words, where nothing can be quoted; nil for a name that is no thing.
    var thing: String? { isThing ? phrase : nil }

    /// One sentence on the property.
    var sentence: String {
        if field.isID { return "What tells this \(owner.singular) from all others." }
        let mark = field.isOptional ? ", if any" : ""
        switch (field.scalar, moment) {
        case (.bool, _): return "\(condition)\(field.isOptional ? ", if known" : "")."
        case (.date, .done(let done)):
            return "When the \(owner.singular) was \(done)" + (field.isOptional ? ", if at all." : ".")
        case (.date, .happens(let happens)):
            return "When the \(owner.singular) \(happens)" + (field.isOptional ? ", if at all." : ".")
        default: break
        }
        guard let relation else { return "The \(owner.singular)'s \(quoted)\(mark)." }
        guard field.scalar == .date else {
            return "What the \(relation.clause) \(relation.preposition)" + (field.isOptional ? ", if anything." : ".")
        }
        let start = relation.preposition.prefix(1).uppercased() + relation.preposition.dropFirst()
        return "\(start) when the \(relation.clause)" + (field.isOptional ? ", if it is known." : ".")
    }

    /// What lies in a span of time where the date does: `the photo was created`. For comments.
    var event: String {
        switch moment {
        case .done(let done): "the \(owner.singular) was \(done)"
        case .happens(let happens): "the \(owner.singular) \(happens)"
        case .thing: "the \(owner.singular)'s \(quoted) lies"
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
        case .thing: "two with the same \(isThing && phrase.count <= FieldPhrase.longest ? phrase : "date")"
        }
    }

    /// What a text made of the field says: `when it was created`.
    var saying: String {
        switch (field.scalar, moment) {
        case (.date, .done(let done)): "when it was \(done)"
        case (.date, .happens(let happens)): "when it \(happens)"
        case (.bool, _): predicate.map { "whether it \($0)" } ?? "its \(phrase)"
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

    private var phrase: String { words.joined(separator: " ") }

    /// Whether the name is that of a thing, which can be had, missed and looked for.
    private var isThing: Bool { words.last.map { !FieldPhrase.particles.contains($0.lowercased()) } ?? true }

    private var neverDone: String? {
        guard case .done(let done) = moment, done.count <= FieldPhrase.longest else { return nil }
        return done
    }

    private var missing: String {
        guard case .thing = moment, isThing, phrase.count <= FieldPhrase.longest else {
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
        return FieldPhrase.isVerb(last) ? .happens(text) : .thing
    }

    /// How the model stands to the value, in a name such as `createdBy`: `photo was created`, and `by`.
    private var relation: (clause: String, preposition: String)? {
        guard words.count > 1, !isThing, let preposition = words.last else { return nil }
        let rest = words.dropLast()
        let text = rest.joined(separator: " ")
        let verb =
            rest.contains(where: FieldPhrase.isParticiple)
            ? "was " : rest.contains(where: FieldPhrase.isVerb) ? "" : "is "
        return ("\(owner.singular) \(verb)\(text)", preposition)
    }

    /// What holds where a `Bool` is true: `Whether the photo is open`.
    private var condition: String {
        predicate.map { "Whether the \(owner.singular) \($0)" }
            ?? "Whether `\(field.name)` holds for the \(owner.singular)"
    }

    /// What a `Bool` says; nil where its name is no predicate.
    private var predicate: String? {
        guard let first = words.first else { return nil }
        if first == "is", words.count > 1 {
            let rest = words.dropFirst().joined(separator: " ")
            return "is " + (FieldPhrase.isNoun(words[words.count - 1]) ? Noun.withArticle(rest) : rest)
        }
        if FieldPhrase.verbs.contains(first), words.count > 1 || first.hasSuffix("s") { return phrase }
        return words.contains(where: FieldPhrase.isAdjective) ? "is \(phrase)" : nil
    }

    /// How long a name may be to stand in the middle of a sentence.
    private static let longest = 24
}
