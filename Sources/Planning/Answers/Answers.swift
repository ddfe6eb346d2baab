import Diagnostics
import Mustache

/// What was answered to a template's questions, checked against them.
///
/// Names and fields stay as they were typed: what they stand for depends on the app, which answers know nothing of.
package struct Answers: Hashable, Sendable {
    /// Each answer as it was typed or defaulted, by variable; a variable that its condition leaves out has none.
    package let texts: [String: String]
    private let kinds: [String: TemplateVariable]

    /// Checks answers and fills in defaults.
    ///
    /// - Throws: A diagnostic for an answer that no variable asks for, one that its variable does not allow, and a
    ///   variable without an answer.
    package init(_ given: [String: String], to variables: [TemplateVariable]) throws(Diagnostic) {
        let names = variables.map(\.name)
        if let unknown = given.keys.sorted().first(where: { !names.contains($0) }) {
            throw .unknownAnswer(unknown, among: names)
        }
        var texts: [String: String] = [:]
        var values: [String: Value] = [:]
        for variable in variables {
            if let condition = variable.condition, try !condition.holds(in: .object(values)) {
                values[variable.name] = variable.noValue
                continue
            }
            guard let typed = given[variable.name] ?? variable.defaultAnswer else {
                throw .missingAnswer(variable)
            }
            try variable.check(typed)
            let text = variable.inOrder(typed)
            texts[variable.name] = text
            values[variable.name] = variable.value(of: text)
        }
        self.texts = texts
        kinds = Dictionary(uniqueKeysWithValues: variables.map { ($0.name, $0) })
    }

    /// The answers as templates see them; names and fields are for the caller to fill in.
    package var values: [String: Value] {
        kinds.mapValues { variable in
            texts[variable.name].map(variable.value) ?? variable.noValue
        }
    }
}

extension TemplateVariable {
    fileprivate func check(_ text: String) throws(Diagnostic) {
        if kind == .choices { try checkEach(of: text) }
        let isAllowed =
            switch kind {
            case .string, .name, .fields, .field, .screen, .model, .choices: true
            case .boolean: ["true", "false"].contains(text)
            case .integer: Int(text) != nil
            case .choice: choices.contains(text)
            }
        guard isAllowed else { throw .wrongAnswer(text, to: self) }
        guard let pattern, let expression = try? Regex(pattern) else { return }
        guard (try? expression.wholeMatch(in: text)) != nil else {
            throw Diagnostic(
                "'\(text)' is no answer to '\(name)'.",
                fix: "Give one that matches the template's pattern \(pattern)."
            )
        }
    }

    private func checkEach(of text: String) throws(Diagnostic) {
        let words = TemplateVariable.words(in: text)
        for (index, word) in words.enumerated() {
            guard choices.contains(word) else { throw .wrongAnswer(word, to: self) }
            guard !words[..<index].contains(word) else {
                throw Diagnostic("'\(word)' stands twice in '--\(name) \(text)'.", fix: "Write it once.")
            }
        }
    }

    /// The same answer, however it was typed: choices stand in the template's order.
    fileprivate func inOrder(_ text: String) -> String {
        guard kind == .choices else { return text }
        let words = TemplateVariable.words(in: text)
        return choices.filter(words.contains).joined(separator: ",")
    }

    /// What templates see where the variable is not asked for.
    fileprivate var noValue: Value {
        kind == .choices || kind == .choice ? value(of: "") : .null
    }

    private static func words(in text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        return text.split(separator: ",", omittingEmptySubsequences: false).map { word in
            word.filter { !$0.isWhitespace }
        }
    }

    fileprivate func value(of text: String) -> Value {
        switch kind {
        case .string, .name, .fields, .field, .screen, .model: .string(text)
        case .boolean: .bool(text == "true")
        case .integer: .number(text)
        case .choice:
            .object(
                ["name": .string(text)].merging(choices.map { ($0, Value.bool($0 == text)) }) { $1 }
            )
        case .choices:
            .object(
                Dictionary(
                    uniqueKeysWithValues: choices.map {
                        ($0, Value.bool(TemplateVariable.words(in: text).contains($0)))
                    }
                )
            )
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownAnswer(_ name: String, among names: [String]) -> Diagnostic {
        let nearest = NearMiss.question(for: name, in: names)
        return Diagnostic(
            "The template asks for nothing named '\(name)'.",
            fix: nearest + "It asks for \(names.joined(separator: ", "))."
        )
    }

    fileprivate static func missingAnswer(_ variable: TemplateVariable) -> Diagnostic {
        Diagnostic(
            "'\(variable.name)' is missing: \(variable.prompt)",
            fix: variable.kind == .screen
                ? "Write '--\(variable.name) SCREEN'." : "Give it on the command line."
        )
    }

    fileprivate static func wrongAnswer(_ text: String, to variable: TemplateVariable) -> Diagnostic {
        let nearest = NearMiss.question(for: text, in: variable.choices)
        let allowed =
            switch variable.kind {
            case .choice, .choices: "Choices are \(variable.choices.joined(separator: ", "))."
            case .boolean: "Write 'true' or 'false'."
            case .integer: "Write a whole number."
            case .string, .name, .fields, .field, .screen, .model: ""
            }
        return Diagnostic("The --\(variable.name) '\(text)' is unknown.", fix: nearest + allowed)
    }
}
