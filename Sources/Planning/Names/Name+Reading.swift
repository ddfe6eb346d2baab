import Diagnostics

extension Name {
    private static let longest = 50

    /// Reads a name as people type one: `photo list`, `PhotosViewController`, `photos-screen`.
    ///
    /// A suffix that every screen would have is dropped from a screen's name.
    ///
    /// - Throws: A diagnostic that says why the name cannot be used and, where one is near, which can.
    package init(_ typed: String, as role: NameRole) throws(Diagnostic) {
        let text = Name.withoutOuterSpaces(typed)
        guard !text.isEmpty else { throw .emptyName(role) }
        guard text.unicodeScalars.count <= Name.longest else { throw .longName(text, role, longest: Name.longest) }
        try NameCharacters.check(
            text,
            subject: role.subject,
            at: { Place(file: role.place, column: $0 + 1, source: NameCharacters.visible(text)) },
            suggest: { try? Name($0, as: role).type }
        )
        guard text.contains(where: \.isLetter) else { throw .nameWithoutLetter(text, role) }
        let words = WordSplitter.words(in: text)
        guard words.first?.spelling.first?.isNumber == false else { throw .nameWithLeadingDigit(text, role) }
        if role == .screen, RoleSuffix.isAll(of: words) { throw .nameOfRoleOnly(text) }
        self.init(words: role == .screen ? RoleSuffix.removed(from: words) : words)
        if let meaning = ReservedNames.meaning(of: self) { throw .reservedName(text, meaning, self, role) }
    }

    private static func withoutOuterSpaces(_ text: String) -> String {
        let words = text.drop { $0 == " " }
        return String(words.prefix(words.count - words.reversed().prefix { $0 == " " }.count))
    }

    /// The name with a word that sets it apart, when that makes a name that can be used.
    func distinct(as role: NameRole) -> Name? {
        role.distinctions.lazy
            .filter { !type.hasSuffix($0) }
            .map(appending)
            .first { ReservedNames.meaning(of: $0) == nil && $0.type.count <= Name.longest }
    }

    /// The name that the refusal of `self` suggests: many instead of one where that is free, else with one more word.
    fileprivate func replacement(for meaning: ReservedNames.Meaning, as role: NameRole) -> Name? {
        if case .module(let module) = meaning {
            return Name(words: WordSplitter.words(in: module)).distinct(as: role)
        }
        guard case .type = meaning, role == .screen else { return distinct(as: role) }
        let bare =
            ["UI", "NS"].contains(words[0].spelling) && words.count > 1 ? Name(words: Array(words.dropFirst())) : self
        return ReservedNames.meaning(of: bare.plural) == nil ? bare.plural : bare.distinct(as: role)
    }
}

extension Diagnostic {
    fileprivate static func emptyName(_ role: NameRole) -> Diagnostic {
        Diagnostic("\(role.subject) is empty.", fix: "Write a name such as '\(role.example)'.")
    }

    fileprivate static func longName(_ text: String, _ role: NameRole, longest: Int) -> Diagnostic {
        Diagnostic(
            "\(role.subject) has \(text.unicodeScalars.count) characters, and \(longest) are the most.",
            fix: "Write a shorter name, such as '\(role.example)'."
        )
    }

    fileprivate static func nameWithoutLetter(_ text: String, _ role: NameRole) -> Diagnostic {
        Diagnostic("\(role.subject) '\(text)' has no letter.", fix: "Write a name such as '\(role.example)'.")
    }

    fileprivate static func nameWithLeadingDigit(_ text: String, _ role: NameRole) -> Diagnostic {
        let numerals = ["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"]
        let digits = text.drop { !$0.isNumber }.prefix(while: \.isNumber)
        let rest = text.drop { !$0.isNumber }.dropFirst(digits.count)
        let spelled = digits.count == 1 ? digits.first?.wholeNumberValue.map { numerals[$0] } : nil
        let suggestion = try? Name(spelled.map { $0 + " " + rest } ?? rest + " " + digits, as: role)
        return Diagnostic(
            "\(role.subject) '\(text)' begins with a digit.",
            fix: "Write '\(suggestion?.type ?? role.example)'."
        )
    }

    fileprivate static func nameOfRoleOnly(_ text: String) -> Diagnostic {
        Diagnostic(
            "The screen's name '\(text)' says what the screen is, and not what it shows.",
            fix: "Write a name such as 'Photos'."
        )
    }

    fileprivate static func reservedName(
        _ text: String,
        _ meaning: ReservedNames.Meaning,
        _ name: Name,
        _ role: NameRole
    ) -> Diagnostic {
        Diagnostic(
            "\(role.subject) '\(text)' is \(meaning).",
            fix: "Write '\(name.replacement(for: meaning, as: role)?.type ?? role.example)'."
        )
    }
}
