import Diagnostics

/// One thing that a template asks for.
package struct TemplateVariable: Hashable, Sendable {
    /// What an answer may be.
    package enum Kind: String, CaseIterable, Sendable {
        /// Any text.
        case string
        /// `true` or `false`.
        case boolean
        /// A whole number.
        case integer
        /// One of the variable's choices.
        case choice
        /// Any of the variable's choices, with commas between them, in any order.
        case choices
        /// The name of a module or type, in any spelling a person types.
        case name
        /// Fields such as `title:String owner:User`.
        case fields
        /// The name of one of the fields.
        case field
        /// A screen that the app has, in any spelling; of a part, the one whose module it goes into.
        case screen
        /// A model that the app has.
        case model
    }

    /// What templates call the answer.
    package let name: String
    /// What an answer may be.
    package let kind: Kind
    /// The answer when none is given; without one the variable must be answered.
    package let defaultAnswer: String?
    /// The answers that a choice, or choices, allow.
    package let choices: [String]
    /// What the whole answer must match, as a regular expression.
    package let pattern: String?
    /// The question put to a person at a terminal.
    package let prompt: String
    /// When the variable is asked for at all.
    package let condition: TemplateCondition?
}

extension TemplateVariable {
    /// Reads an entry of a manifest.
    init(_ entry: JSONEntry) throws(Diagnostic) {
        let members = try entry.members(named: ["name", "type", "choices", "pattern", "prompt", "when", "default"])
        name = try members.text("name")
        let type = try members.text("type")
        guard let kind = Kind(rawValue: type) else {
            throw Diagnostic.unknownKind(type, of: name)
        }
        self.kind = kind
        defaultAnswer = try members["default"]?.text
        choices = try members.texts("choices")
        pattern = try members["pattern"]?.text
        prompt = try members.text("prompt")
        condition = try TemplateCondition(members["when"])
        guard [.choice, .choices].contains(kind) == !choices.isEmpty else {
            throw Diagnostic(
                "The variable '\(name)' has type '\(type)' and \(choices.count) choices.",
                fix: "Give 'choices' to a variable of type 'choice' or 'choices', and to no other."
            )
        }
        guard (try? pattern.map { try Regex($0) }) != nil || pattern == nil else {
            throw Diagnostic(
                "The pattern of the variable '\(name)' is not a regular expression.",
                fix: "Mend 'pattern', or leave it out."
            )
        }
    }
}

extension Diagnostic {
    fileprivate static func unknownKind(_ type: String, of variable: String) -> Diagnostic {
        let kinds = TemplateVariable.Kind.allCases.map(\.rawValue)
        let nearest = NearMiss.question(for: type, in: kinds)
        return Diagnostic(
            "The variable '\(variable)' has the unknown type '\(type)'.",
            fix: nearest + "Types are \(kinds.joined(separator: ", "))."
        )
    }
}
