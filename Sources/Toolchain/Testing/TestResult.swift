/// What became of one test.
package struct TestResult: Hashable, Sendable, Codable {
    /// What became of it.
    package enum Outcome: String, Hashable, Sendable, Codable {
        case passed, failed, skipped
        /// It had begun when the tests broke off.
        case unfinished
        /// It had not begun when the tests broke off.
        case notRun
    }

    /// The suites around it, outermost first, as a person reads them; empty when unknown.
    package let suites: [String]
    /// Its name, as a person reads it.
    package let name: String
    /// What became of it.
    package let outcome: Outcome
    /// What it found wrong.
    package let issues: [TestIssue]
    /// Why it was skipped.
    package let reason: String?
    /// How long it took; nil unless it ended.
    package let seconds: Double?

    /// Puts a result together.
    package init(
        suites: [String] = [],
        name: String,
        outcome: Outcome,
        issues: [TestIssue] = [],
        reason: String? = nil,
        seconds: Double? = nil
    ) {
        self.suites = suites
        self.name = name
        self.outcome = outcome
        self.issues = issues
        self.reason = reason
        self.seconds = seconds
    }
}
