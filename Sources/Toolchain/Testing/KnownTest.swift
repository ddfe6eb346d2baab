/// A test or suite that the testing library announced, and what is known of it so far.
struct KnownTest {
    /// The library's name for it, with its module and suites.
    let id: String
    /// Its name in Swift.
    let name: String
    /// Its name as a person reads it.
    let displayName: String
    /// Whether it holds tests.
    let isSuite: Bool

    /// When it began, in seconds.
    var start: Double?
    /// When it ended.
    var end: Double?
    /// Why it was skipped; empty without a reason.
    var skipReason: String?
    /// What it found wrong.
    var issues: [TestIssue] = []

    /// The id of the suite around it; of the outermost the module's name.
    var parent: String? {
        var rest = id[...]
        if !isSuite, let slash = rest.lastIndex(of: "/") { rest = rest[..<slash] }
        guard rest.hasSuffix(name) else { return nil }
        return String(rest.dropLast(name.count).dropLast())
    }

    /// What became of it.
    var outcome: TestResult.Outcome {
        if skipReason != nil { return .skipped }
        if end != nil { return issues.isEmpty ? .passed : .failed }
        if start != nil { return issues.isEmpty ? .unfinished : .failed }
        return .notRun
    }

    /// The result to report.
    func result(in suites: [String]) -> TestResult {
        TestResult(
            suites: suites,
            name: displayName,
            outcome: outcome,
            issues: issues,
            reason: skipReason.flatMap { $0.isEmpty ? nil : $0 },
            seconds: start.flatMap { start in end.map { (($0 - start) * 1_000).rounded() / 1_000 } }
        )
    }
}
