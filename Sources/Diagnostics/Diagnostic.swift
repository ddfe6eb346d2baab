/// One problem put to a person: what is wrong, where, and what to do about it.
package struct Diagnostic: Error, Hashable, Sendable {
    /// The fact, in one sentence.
    package let message: String
    /// Where the fact was found, when it has a place.
    package let place: Place?
    /// What the reader does next, when that is known.
    package let fix: String?
    /// The id of the rule that found it, such as `B2`.
    package let rule: String?
    /// How the tool ends because of it.
    package let outcome: Outcome

    /// Describes a problem.
    package init(
        _ message: String,
        at place: Place? = nil,
        fix: String? = nil,
        rule: String? = nil,
        outcome: Outcome = .usage
    ) {
        self.message = message
        self.place = place
        self.fix = fix
        self.rule = rule
        self.outcome = outcome
    }
}

extension Diagnostic: CustomStringConvertible {
    /// The problem as compilers print one: `path:line:column: error: message`, the source line with a caret, the fix.
    package var description: String {
        let rule = rule.map { " [\($0)]" } ?? ""
        let head = [place?.description, "error", message + rule].compactMap(\.self).joined(separator: ": ")
        return [head, place?.excerpt, fix].compactMap(\.self).joined(separator: "\n")
    }
}
