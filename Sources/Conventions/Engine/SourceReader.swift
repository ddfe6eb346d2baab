import SwiftParser
import SwiftSyntax

/// Reads one Swift file for all rules at once.
package struct SourceReader: Sendable {
    private let settings: Settings
    private let rules: [any SyntaxRule]
    private let words: [String]

    /// Reads by a team's settings.
    package init(_ settings: Settings) {
        self.settings = settings
        rules = Rules.syntax.filter { !settings.off.contains(type(of: $0).id) }
        words = (rules.flatMap(\.words) + [IgnoreReader.word, "viewWithTag", "XibView", "Nib"]).sorted()
    }

    /// What the rules have to know of a file.
    package func facts(of source: SwiftSource) -> FileFacts {
        guard matters(source) else { return FileFacts(unread: source) }
        guard source.text.utf8.nesting < Self.deepest else { return .tooDeep }
        let file = Parser.parse(source: source.text)
        let walker = SourceWalker(
            rules: rules,
            scope: Scope(settings: settings, file: source.name),
            readsComments: source.text.utf8.contains(IgnoreReader.word.utf8)
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

    /// Whether a file could matter to any rule: it holds a class, an extension, a word of a rule, or more than the one
    /// type that it is named after.
    private func matters(_ source: SwiftSource) -> Bool {
        let text = source.text.utf8
        if Self.always.contains(where: { text.contains($0.utf8) }) { return true }
        if words.contains(where: { text.contains($0.utf8) }) { return true }
        let types = Self.types.map { text.count(of: $0.rawValue.utf8) }.reduce(0, +)
        return types > 1 || (types == 1 && FileFacts(unread: source).types.isEmpty)
    }

    // The parser looks ahead by calling itself, as deep as brackets are nested; no person nests a tenth of this.
    private static let deepest = 1000
    private static let always = ["class", "extension", "typealias"]
    private static let types = FileFacts.kindsOfUnread
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

extension String.UTF8View {
    /// How deep brackets are nested at most, those in strings and comments counted too.
    fileprivate var nesting: Int {
        var (depth, deepest) = (0, 0)
        for byte in self {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                deepest = Swift.max(deepest, depth)
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        return deepest
    }
}
