import LightFoundation

/// Makes sense of the lines that Swift Testing prints for people, where there is no event stream.
///
/// A line is a sign, then words such as `Test "opens" passed after 0.001 seconds.` The signs differ between systems, so
/// the words decide. Suites cannot be told from them.
package struct TestOutputReader {
    /// Whether the library said that all tests are done.
    package private(set) var isOver = false
    /// What was found wrong outside of any test.
    package private(set) var issues: [TestIssue] = []

    private var known: [String: TestResult] = [:]
    private var order: [String] = []
    private var lastFault: String?

    /// Has read nothing yet.
    package init() {}

    /// What became of each test that was named.
    package var results: [TestResult] {
        order.compactMap { known[$0] }
    }

    /// Reads a line.
    package mutating func read(_ line: String) {
        guard let space = line.firstIndex(of: " "), line[..<space].count == 1 else { return }
        let words = String(line[line.index(after: space)...])
        guard !line.hasPrefix("↳") else {
            addComment(words)
            return
        }
        lastFault = nil
        if words.hasPrefix("Test run with ") { isOver = true }
        guard !Self.otherSubjects.contains(where: words.hasPrefix), let (name, rest) = Self.name(in: words) else {
            return
        }
        happen(to: name, rest)
    }

    private mutating func happen(to name: String, _ rest: Substring) {
        if rest == " started." {
            put(TestResult(name: name, outcome: .unfinished))
        } else if rest.hasPrefix(" recorded an issue") {
            note(rest, of: name)
        } else if let outcome = Self.outcome(rest) {
            end(name, outcome, rest)
        }
    }

    private mutating func end(_ name: String, _ outcome: TestResult.Outcome, _ rest: Substring) {
        let result = TestResult(
            name: name,
            outcome: outcome,
            issues: known[name]?.issues ?? [],
            reason: outcome == .skipped ? Self.reason(rest) : nil,
            seconds: Self.seconds(rest)
        )
        put(result)
    }

    private mutating func put(_ result: TestResult) {
        if known.updateValue(result, forKey: result.name) == nil { order.append(result.name) }
    }

    /// Reads ` recorded an issue with 1 argument n → 2 at File.swift:3:5: words`.
    private mutating func note(_ rest: Substring, of name: String) {
        guard let mark = rest[..<placeEnd(in: rest)].ranges(of: " at ").last else {
            return
        }
        let parts = rest[mark.upperBound...].split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count == 4 else { return }
        let argument = rest[..<mark.lowerBound].firstRange(of: " → ").map { rest[$0.upperBound..<mark.lowerBound] }
        let issue = TestIssue(
            text: parts[3].drop { $0 == " " }.description,
            file: String(parts[0]),
            line: Int(parts[1]),
            argument: argument.map(String.init)
        )
        lastFault = name
        guard name != "«unknown»" else {
            issues.append(issue)
            return
        }
        put(TestResult(name: name, outcome: .failed, issues: (known[name]?.issues ?? []) + [issue]))
    }

    private func placeEnd(in rest: Substring) -> Substring.Index {
        rest.firstRange(of: ".swift:")?.upperBound ?? rest.endIndex
    }

    private mutating func addComment(_ words: String) {
        guard let lastFault, let result = known[lastFault], let issue = result.issues.last else { return }
        let longer = TestIssue(
            text: issue.text + "\n" + words,
            file: issue.file,
            line: issue.line,
            argument: issue.argument
        )
        put(TestResult(name: result.name, outcome: result.outcome, issues: result.issues.dropLast() + [longer]))
    }
}

extension TestOutputReader {
    /// The name after `Test `, in quotes or with brackets, and what follows it.
    private static func name(in words: String) -> (String, Substring)? {
        guard words.hasPrefix("Test ") else { return nil }
        let rest = words.dropFirst(5)
        if rest.first == "\"", let end = verbs.compactMap({ rest.firstRange(of: "\"" + $0)?.lowerBound }).min() {
            return (String(rest[rest.index(after: rest.startIndex)..<end]), rest[rest.index(after: end)...])
        }
        guard let end = verbs.compactMap({ rest.firstRange(of: $0)?.lowerBound }).min(), end > rest.startIndex else {
            return nil
        }
        return (String(rest[..<end]), rest[end...])
    }

    private static let otherSubjects = ["Test run started.", "Test run with ", "Test case passing "]

    private static let verbs = [
        " started.", " passed after ", " failed after ", " recorded an issue", " skipped", " with ",
    ]

    private static func outcome(_ rest: Substring) -> TestResult.Outcome? {
        if rest.contains(" failed after ") { return .failed }
        if rest.contains(" passed after ") { return .passed }
        return rest.hasPrefix(" skipped") ? .skipped : nil
    }

    private static func seconds(_ rest: Substring) -> Double? {
        guard let mark = rest.firstRange(of: " after ") else { return nil }
        return Double(rest[mark.upperBound...].prefix { $0 != " " })
    }

    private static func reason(_ rest: Substring) -> String? {
        guard let mark = rest.firstRange(of: "skipped: \"") else { return nil }
        return String(rest[mark.upperBound...].dropLast())
    }
}
