import SwiftParser
import SwiftSyntax

/// Reads one Swift file for all rules at once.
package struct SourceReader: Sendable {
    private let settings: Settings
    private let rules: [any SyntaxRule]
    /// Words of which a file with neither class nor extension must hold one to matter.
    private let words: Set<String>
    private let finder: WordFinder

    /// Reads by a team's settings.
    package init(_ settings: Settings) {
        self.settings = settings
        rules = Rules.syntax.filter { !settings.off.contains(type(of: $0).id) }
        words = Set(rules.flatMap(\.words)).union(Self.always).union(LookupFact.words).union(XibUseFact.words)
            .union([IgnoreReader.word])
        finder = WordFinder(words.union(Self.types).union(MemberReader.calls))
    }

    /// What the rules have to know of a file.
    package func facts(of source: SwiftSource) -> FileFacts {
        let text = source.text
        let hits = finder.hits(in: text.utf8)
        if let facts = factsUnread(of: source, hits) { return facts }
        guard !NestingGauge.isTooDeep(text.utf8) else { return .tooDeep }
        let file = Parser.parse(source: text)
        let walker = SourceWalker(
            rules: rules,
            scope: Scope(settings: settings, file: source.name),
            text: ReadText(hits: hits, lines: LineTable(text))
        )
        walker.walk(file)
        var facts = walker.facts
        if file.hasError {
            facts.isBroken = true
            facts.candidates = facts.candidates.filter { $0.offset < file.firstError }
            facts.candidates.append(.syntaxError(at: file.firstError))
        }
        return facts
    }

    /// What is known of a file that matters to no rule; nil when it may matter: it holds a class, an extension, a word of a
    /// rule, or more than the one type that it is named after.
    private func factsUnread(of source: SwiftSource, _ hits: WordHits) -> FileFacts? {
        let count = Self.types.reduce(0) { $0 + (hits.counts[$1] ?? 0) }
        guard count < 2, words.isDisjoint(with: hits.counts.keys) else { return nil }
        let facts = FileFacts(unread: source)
        return count == 1 && facts.types.isEmpty ? nil : facts
    }

    private static let always: Set = ["class", "extension", "typealias"]
    private static let types = FileFacts.kindsOfUnread.map { "\($0)" }
}

extension Candidate {
    fileprivate static func syntaxError(at offset: Int) -> Candidate {
        Candidate(
            rule: "syntax",
            message: "The file is not Swift from here on; only what stands before was checked.",
            fix: "Mend it: 'swift build' says what is wrong.",
            offset: offset,
            type: nil,
            condition: .always
        )
    }
}

extension FileFacts {
    fileprivate static var tooDeep: FileFacts {
        var facts = FileFacts()
        facts.candidates = [
            Candidate(
                rule: "file",
                message: "The file is nested too deep, and was not checked.",
                fix: "Split it, or leave its folder out of 'paths'.",
                offset: 0,
                type: nil,
                condition: .always
            )
        ]
        return facts
    }
}
