import Testing
import Toolchain

@Suite struct TestEventReaderTests {
    private func read(_ text: String) -> (reader: TestEventReader, events: [TestEvent]) {
        var reader = TestEventReader()
        let events = text.split(separator: "\n").compactMap { reader.read(String($0)) }
        return (reader, events)
    }

    @Test func `each test's outcome, suite and name are told`() {
        let (reader, _) = read(Recording.testEvents)
        let results = reader.results.map { "\($0.suites.joined(separator: "/")): \($0.name) \($0.outcome.rawValue)" }
        #expect(
            results.sorted() == [
                ": alone() passed", "A photo/Sorting: a / b passed", "A photo: has a title passed",
                "A photo: known() passed", "A photo: names(title:) failed", "A photo: sees() skipped",
                "A photo: shouts() failed",
            ]
        )
        #expect(reader.isOver)
    }

    @Test func `an issue has the library's words, the author's, and its place`() throws {
        let (reader, _) = read(Recording.testEvents)
        let result = try #require(reader.results.first { $0.name == "shouts()" })
        let issue = try #require(result.issues.first)
        #expect(issue.text.hasPrefix("Expectation failed: (Photo(title: \"Sea\").title → \"Sea\") == \"SEA\""))
        #expect(issue.text.hasSuffix("\nin capitals"))
        #expect(issue.file == "/app/Tests/PhotosTests/PhotoTests.swift")
        #expect(issue.line == 5)
        #expect(issue.argument == nil)
        #expect(result.issues.count == 1)
    }

    @Test func `arguments, reasons and durations are told`() throws {
        let results = read(Recording.testEvents).reader.results
        let names = try #require(results.first { $0.name == "names(title:)" })
        #expect(names.issues.map(\.argument) == ["\"Sun\""])
        #expect(results.first { $0.name == "sees()" }?.reason == "no camera")
        #expect(results.first { $0.name == "sees()" }?.seconds == nil)
        #expect(try #require(names.seconds) < 1)
    }

    @Test func `what belongs to no test is kept apart`() {
        #expect(read(Recording.testEvents).reader.issues.map(\.text) == ["Issue recorded\nnobody's"])
    }

    @Test func `beginnings and ends are told as they come`() {
        let (_, events) = read(Recording.testEvents)
        let began = events.compactMap { if case .began(_, let name) = $0 { name } else { nil } }
        let ended = events.compactMap { if case .ended(let result) = $0 { result.name } else { nil } }
        #expect(Set(began) == ["alone()", "names(title:)", "has a title", "known()", "shouts()", "a / b"])
        #expect(Set(ended) == Set(began).union(["sees()"]))
        #expect(began.first == "alone()")
    }

    @Test func `tests that broke off are told from those that never began`() {
        let reader = read(Recording.crashEvents).reader
        #expect(!reader.isOver)
        #expect(reader.results.map(\.outcome) == [.passed, .unfinished, .notRun])
        #expect(reader.results.map(\.name) == ["has a title", "goes down", "never runs"])
    }

    @Test func `a suite that is itself at fault is a result`() throws {
        let lines = """
            {"kind":"test","payload":{"kind":"suite","id":"T.Broken","name":"Broken"},"version":0}
            {"kind":"test","payload":{"kind":"function","id":"T.Broken/a()/T.swift:1:1","name":"a()"},"version":0}
            {"kind":"event","payload":{"kind":"testStarted","testID":"T.Broken","instant":{"absolute":1}},"version":0}
            {"kind":"event","payload":{"kind":"issueRecorded","testID":"T.Broken","messages":[{"symbol":"fail","text":"Caught"}],"issue":{"isKnown":false}},"version":0}
            {"kind":"event","payload":{"kind":"testEnded","testID":"T.Broken","instant":{"absolute":1.5}},"version":0}
            """
        let (reader, events) = read(lines)
        #expect(reader.results.map(\.outcome) == [.failed, .notRun])
        #expect(reader.results.first?.seconds == 0.5)
        #expect(events.count == 1)
    }

    @Test func `newer streams with warnings and public paths are read`() {
        let start =
            #"{"kind":"event","version":"6.3.0","payload":{"kind":"issueRecorded","messages":[{"symbol":"x","text":"t"}],"#
        let warning = start + #""issue":{"isFailure":false,"severity":"warning"}}}"#
        let error = start + #""issue":{"isFailure":true,"sourceLocation":{"filePath":"/app/T.swift","line":2}}}}"#
        #expect(read(warning + "\n" + error).reader.issues == [TestIssue(text: "t", file: "/app/T.swift", line: 2)])
    }

    @Test(arguments: ["", "{", "null", "{\"kind\":\"event\"}", "✔ Test x() passed after 1 seconds."])
    func `a line that is no record counts for nothing`(line: String) {
        var reader = TestEventReader()
        #expect(reader.read(line) == nil)
        #expect(!reader.hasRead)
    }
}
