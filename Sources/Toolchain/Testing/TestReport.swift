/// How a run of tests ended.
package struct TestReport: Hashable, Sendable, Codable {
    /// The run in one word.
    package enum Verdict: String, Hashable, Sendable, Codable {
        case passed, failed
        /// The tests' program ended before its tests did.
        case crashed
        /// The tests could not be built.
        case notBuilt
        /// No test was asked for by that name.
        case noTests
        /// Someone asked to stop it.
        case interrupted
        /// It took longer than it was given.
        case timedOut
    }

    /// The run in one word.
    package let verdict: Verdict
    /// What became of each test, in the order that they began.
    package let results: [TestResult]
    /// What was found wrong outside of any test.
    package let issues: [TestIssue]
    /// How the tests' program went down, when it did.
    package let crash: TestCrash?
    /// How building the tests went.
    package let build: BuildReport
    /// How long building and testing took.
    package let seconds: Double

    /// How many tests ended so.
    package func count(_ outcome: TestResult.Outcome) -> Int {
        results.count { $0.outcome == outcome }
    }
}
