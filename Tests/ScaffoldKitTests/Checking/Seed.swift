@testable import Conventions

/// A violation of one rule, planted in an app that keeps all of them.
struct Seed: Sendable {
    /// The name of the rule's type, or what is found without a rule.
    let rule: String
    /// What the finding is marked with.
    let id: String
    /// How its message begins.
    let message: String
    /// The file, with a `◆` in the line of the finding.
    private let path: String
    private let marked: String
    private let others: [String: String]

    init(
        _ rule: any Rule.Type,
        _ message: String,
        in name: String,
        _ marked: String,
        with others: [String: String] = [:]
    ) {
        self.init("\(rule)", id: rule.id, message, in: name, marked, with: others)
    }

    /// What is found without a rule.
    init(id: String, _ message: String, in name: String, _ marked: String) {
        self.init(id, id: id, message, in: name, marked, with: [:])
    }

    private init(
        _ rule: String,
        id: String,
        _ message: String,
        in name: String,
        _ marked: String,
        with others: [String: String]
    ) {
        (self.rule, self.id, self.message, self.marked) = (rule, id, message, marked)
        path = Self.path(of: name)
        self.others = Dictionary(uniqueKeysWithValues: others.map { (Self.path(of: $0.key), $0.value) })
    }

    /// The files by their paths in the app.
    var files: [String: String] {
        others.merging([path: marked.filter { $0 != "◆" }]) { $1 }
    }

    /// Where the finding is, as in `Sources/Seeds/A.swift:3`.
    var place: String {
        let before = marked.prefix { $0 != "◆" }
        return "\(path):\(before.count { $0 == "\n" } + 1)"
    }

    private static func path(of name: String) -> String {
        "Sources/Seeds/" + (name.hasSuffix(".xib") ? "Resources/" : "") + name
    }
}
