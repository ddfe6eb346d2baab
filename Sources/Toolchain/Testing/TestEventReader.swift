import LightFoundation

/// Makes sense of Swift Testing's event stream, line by line.
package struct TestEventReader {
    /// Whether the library said that all tests are done.
    package private(set) var isOver = false
    /// What was found wrong outside of any test.
    package private(set) var issues: [TestIssue] = []
    /// Whether anything was understood.
    package private(set) var hasRead = false

    private var tests: [String: KnownTest] = [:]
    private var order: [String] = []
    private let decoder = JSONDecoder()

    /// Has read nothing yet.
    package init() {}

    /// Reads a line; returns what it says has happened. Lines that are no records count for nothing.
    package mutating func read(_ line: String) -> TestEvent? {
        guard let record = try? decoder.decode(TestRecord.self, from: Data(line.utf8)) else { return nil }
        hasRead = true
        guard record.kind == "event" else {
            announce(record.payload)
            return nil
        }
        return happen(record.payload)
    }

    /// What became of each test that is known, and of each suite that is itself at fault.
    package var results: [TestResult] {
        order.compactMap { tests[$0] }
            .filter { !$0.isSuite || !$0.issues.isEmpty }
            .map { $0.result(in: suites(around: $0)) }
    }

    /// The tests that have begun and not ended, by their names as a person reads them and in Swift.
    var running: [(displayName: String, name: String)] {
        order.compactMap { tests[$0] }
            .filter { !$0.isSuite && $0.start != nil && $0.end == nil }
            .map { ($0.displayName, qualifiedName(of: $0)) }
    }

    private mutating func announce(_ payload: TestRecord.Payload) {
        guard let id = payload.id, let name = payload.name, tests[id] == nil else { return }
        tests[id] = KnownTest(
            id: id,
            name: name,
            displayName: payload.displayName ?? name,
            isSuite: payload.kind == "suite"
        )
        order.append(id)
    }

    private mutating func happen(_ payload: TestRecord.Payload) -> TestEvent? {
        let id = payload.testID ?? ""
        let moment = payload.instant?.absolute
        switch payload.kind {
        case "testStarted":
            tests[id]?.start = moment
            return tests[id].flatMap { $0.isSuite ? nil : .began(suites: suites(around: $0), name: $0.displayName) }
        case "testEnded":
            tests[id]?.end = moment
        case "testSkipped":
            tests[id]?.skipReason = Self.reason(payload)
        case "issueRecorded":
            note(payload)
            return nil
        case "runEnded":
            isOver = true
            return nil
        default:
            return nil
        }
        return tests[id].flatMap { $0.isSuite && $0.issues.isEmpty ? nil : .ended($0.result(in: suites(around: $0))) }
    }

    private mutating func note(_ payload: TestRecord.Payload) {
        guard payload.issue?.isKnown != true, payload.issue?.isFailure != false else { return }
        let location = payload.issue?.sourceLocation
        let issue = TestIssue(
            text: (payload.messages ?? []).map(\.text).joined(separator: "\n"),
            file: location?.path ?? location?.olderPath ?? location?.fileID,
            line: location?.line,
            argument: payload.argument?.displayName
        )
        guard let id = payload.testID, tests[id] != nil else {
            issues.append(issue)
            return
        }
        tests[id]?.issues.append(issue)
    }

    private func suites(around test: KnownTest) -> [String] {
        guard let parent = test.parent, let suite = tests[parent] else { return [] }
        return suites(around: suite) + [suite.displayName]
    }

    private func qualifiedName(of test: KnownTest) -> String {
        guard let parent = test.parent, let suite = tests[parent] else { return test.name }
        return suite.name + "." + test.name
    }

    /// What stands between the quotes of `Test x() skipped: "no time"`.
    private static func reason(_ payload: TestRecord.Payload) -> String {
        let text = payload.messages?.first?.text ?? ""
        guard let mark = text.firstRange(of: " skipped: \"") else { return "" }
        return String(text[mark.upperBound...].dropLast())
    }
}
