import Testing
import Toolchain

@Suite struct TestOutputReaderTests {
    private func read(_ text: String) -> TestOutputReader {
        var reader = TestOutputReader()
        for line in text.split(separator: "\n") { reader.read(String(line)) }
        return reader
    }

    @Test func `the same outcomes are told as by the event stream`() {
        var events = TestEventReader()
        for line in Recording.testEvents.split(separator: "\n") { _ = events.read(String(line)) }
        let fromText = read(Recording.testOutput).results.map { "\($0.name) \($0.outcome.rawValue)" }
        #expect(fromText.sorted() == events.results.map { "\($0.name) \($0.outcome.rawValue)" }.sorted())
        #expect(read(Recording.testOutput).isOver)
    }

    @Test func `issues have words, comments and places`() throws {
        let results = read(Recording.testOutput).results
        let shouts = try #require(results.first { $0.name == "shouts()" }?.issues)
        #expect(shouts.count == 1)
        #expect(shouts.first?.text.hasSuffix("== \"SEA\"\nin capitals") == true)
        #expect(shouts.first?.file == "PhotoTests.swift")
        #expect(shouts.first?.line == 5)
        let names = try #require(results.first { $0.name == "names(title:)" }?.issues)
        #expect(names.map(\.argument) == ["\"Sun\""])
        #expect(results.first { $0.name == "sees()" }?.reason == "no camera")
    }

    @Test func `an issue of no test is kept apart`() {
        let reader = read(Recording.testOutput)
        #expect(reader.issues.map(\.line) == [11])
        #expect(!reader.results.contains { $0.name == "«unknown»" })
    }

    @Test func `other signs, and words that look alike, do not confuse`() {
        let reader = read(
            """
            􀟈 Test "passed after all" started.
            􁁛 Test "passed after all" passed after 1.25 seconds.
            hello Test x() started.
            ✔ Suite Photos passed after 0.1 seconds.
            """
        )
        #expect(reader.results == [TestResult(name: "passed after all", outcome: .passed, seconds: 1.25)])
    }

    @Test func `a test that broke off stays unfinished`() {
        let reader = read(Recording.crashOutput)
        #expect(reader.results.map(\.outcome) == [.passed, .unfinished])
        #expect(!reader.isOver)
    }
}
