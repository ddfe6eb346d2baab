import Diagnostics

/// What a verification proved, and how long each step took.
package struct VerificationReport: Encodable, Sendable {
    /// The screens that were tested; empty for all of them, and the core.
    package let screens: [String]
    /// The steps, in the order in which they ended.
    package let steps: [VerificationStep]

    /// How the tool ends because of it.
    package var outcome: Outcome {
        if steps.contains(where: { $0.verdict == .interrupted }) { return .interrupted }
        return steps.allSatisfy { $0.verdict == .passed } ? .done : .findings
    }
}
