/// The name that Swift's importer gives to a member of UIKit.
struct ImportedName: Hashable {
    /// The name as Swift's symbols spell it, such as `hitTest(_:with:)`.
    let spelling: String
    /// Whether the member belongs to the type instead of an instance.
    let isStatic: Bool
}

extension ImportedName {
    /// Applies the importer's rules to a fact about a type whose properties are named `properties`.
    init(_ fact: Fact, properties: Set<String>) {
        switch fact.sort {
        case .property:
            self.init(spelling: Self.property(fact), isStatic: fact.isStatic)
        case .method where Self.isInitializer(fact):
            self.init(spelling: Self.initializer(fact), isStatic: false)
        case .method:
            self.init(spelling: Self.method(fact, properties: properties), isStatic: fact.isStatic)
        }
    }

    // MARK: Properties

    private static func property(_ fact: Fact) -> String {
        guard fact.isStatic, fact.selector.first?.isUppercase == true else {
            let isOwn = Spelling.objectiveC(fact.result) == fact.type
            let name =
                isOwn
                ? NeedlessWords.omitted(fact.selector, type: fact.type, role: .property, properties: []) : fact.selector
            return name.loweringHead
        }
        // A constant, named for its type.
        let name = fact.selector.hasPrefix(fact.type) ? String(fact.selector.dropFirst(fact.type.count)) : fact.selector
        return name.loweringHead
    }

    // MARK: Initializers

    private static func isInitializer(_ fact: Fact) -> Bool {
        let words = CamelWords(fact.selector).words
        if words.first == "init" || words.first?.hasPrefix("init:") == true { return !fact.isStatic }
        return fact.isStatic && factoryPrefix(fact) != nil
    }

    /// The words of a factory's name that say its type: `color` of `colorWithWhite:alpha:`.
    private static func factoryPrefix(_ fact: Fact) -> String? {
        let isOwn = Spelling.objectiveC(fact.result) == fact.type
        guard isOwn, let first = fact.selector.split(separator: ":").first, fact.selector.contains(":") else {
            return nil
        }
        let typeWords = CamelWords(fact.type).words.map { $0.lowercased() }
        let words = CamelWords(String(first)).words
        let small = words.map { $0.lowercased() }
        let tails = typeWords.indices.map { Array(typeWords[$0...]) }
        let tail = tails.first { $0.count < small.count && small.starts(with: $0) }
        return tail.map { words.prefix($0.count).joined() }
    }

    private static func initializer(_ fact: Fact) -> String {
        let pieces = fact.selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
        guard fact.selector.contains(":"), let first = pieces.first else { return "init()" }
        let prefix = factoryPrefix(fact) ?? "init"
        var rest = String(first.dropFirst(prefix.count))
        if rest.hasPrefix("With"), rest != "With" { rest = String(rest.dropFirst(4)) }
        let labels = [rest.loweringHead] + pieces.dropFirst()
        return "init" + list(zip(labels.indices, labels).map { label($1, fact, at: $0) })
    }

    // MARK: Methods

    private static func method(_ fact: Fact, properties: Set<String>) -> String {
        guard fact.selector.contains(":") else {
            let isOwn = Spelling.objectiveC(fact.result) == fact.type
            let name =
                isOwn
                ? NeedlessWords.omitted(fact.selector, type: fact.type, role: .property, properties: []) : fact.selector
            return name.loweringHead + "()"
        }
        let pieces = fact.selector.split(separator: ":", omittingEmptySubsequences: false).dropLast().map(String.init)
        var base = withoutOwnType(pieces[0], fact)
        let first = Spelling.objectiveC(fact.arguments.first ?? "")
        base = NeedlessWords.omitted(base, type: first, role: .base, properties: properties)
        let (name, label) = split(base, isBoolean: fact.arguments.first == "bool")
        let labels = [label] + zip(pieces.indices, pieces).dropFirst().map { self.label($1, fact, at: $0) }
        return name.loweringHead + list(labels)
    }

    /// Drops the type at a name's head when a preposition follows: `colorWithAlphaComponent:`.
    private static func withoutOwnType(_ name: String, _ fact: Fact) -> String {
        guard Spelling.objectiveC(fact.result) == fact.type else { return name }
        let words = CamelWords(name).words
        guard words.count > 2, let own = CamelWords(fact.type).words.last, words[0].lowercased() == own.lowercased(),
            NeedlessWords.isPreposition(words[1])
        else { return name }
        return words.dropFirst().joined().loweringHead
    }

    /// Splits a name before its last preposition, whose words then label the first argument.
    private static func split(_ base: String, isBoolean: Bool) -> (name: String, label: String) {
        let words = CamelWords(base).words
        if isBoolean, words.count > 1, words.last == "Animated" { return (words.dropLast().joined(), "animated") }
        guard let index = words.lastIndex(where: NeedlessWords.isPreposition), index > 0 else { return (base, "_") }
        return (words[..<index].joined(), words[index...].joined().loweringHead)
    }

    private static func label(_ piece: String, _ fact: Fact, at index: Int) -> String {
        guard !piece.isEmpty else { return "_" }
        guard fact.arguments.indices.contains(index) else { return piece }
        return NeedlessWords.omitted(
            piece,
            type: Spelling.objectiveC(fact.arguments[index]),
            role: .label,
            properties: []
        )
    }

    private static func list(_ labels: [String]) -> String {
        "(" + labels.map { $0 + ":" }.joined() + ")"
    }
}
