package import Diagnostics

/// One place where a convention is broken.
package struct Finding: Hashable, Sendable {
    /// The id of the rule.
    package let rule: String
    /// The fact, in one sentence.
    package let message: String
    /// What to do about it.
    package let fix: String
    /// The file's path.
    package let path: String
    /// The line and column, counted from 1.
    package let line: Int
    package let column: Int
    /// The text of that line.
    package let source: String
    /// The change that mends it, where that is mechanical.
    package let edits: [Edit]

    /// A finding about a whole file.
    package init(rule: String, message: String, fix: String, path: String) {
        self.init(rule: rule, message: message, fix: fix, path: path, line: 1, column: 1, source: "", edits: [])
    }

    init(
        rule: String,
        message: String,
        fix: String,
        path: String,
        line: Int,
        column: Int,
        source: String,
        edits: [Edit]
    ) {
        (self.rule, self.message, self.fix, self.path) = (rule, message, fix, path)
        (self.line, self.column, self.source, self.edits) = (line, column, source, edits)
    }

    /// The finding as a problem put to a person.
    package var diagnostic: Diagnostic {
        Diagnostic(
            message,
            at: Place(file: path, line: line, column: column, source: source),
            fix: fix,
            rule: rule,
            outcome: .findings
        )
    }
}

extension Finding: Comparable {
    /// Orders by place, so that a report is the same on every machine.
    package static func < (left: Finding, right: Finding) -> Bool {
        guard left.path == right.path else { return left.path < right.path }
        return (left.line, left.column, left.rule, left.message) < (right.line, right.column, right.rule, right.message)
    }
}
