import Testing

@testable import Toolchain

@Suite struct CrashReaderTests {
    private func crash(
        _ text: String,
        running: [(displayName: String, name: String)] = [],
        ending: ProcessEnding = .exited(1)
    ) -> TestCrash {
        var reader = CrashReader()
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) { reader.read(String(line)) }
        return reader.crash(running: running, ending: ending)
    }

    @Test func `the last words, the line of the app, the signal and the test are told`() {
        let running = [("has no fault", "PhotoTests.`has no fault`()"), ("goes down", "PhotoTests.`goes down`()")]
        let crash = crash(Recording.crashOutput + "\n" + Recording.crashErrors, running: running)
        #expect(crash.message == "Fatal error: Index out of range")
        #expect(crash.file == "/app/Tests/PhotosTests/PhotoTests.swift")
        #expect(crash.line == 5)
        #expect(crash.signal == 4)
        #expect(crash.running == ["goes down"])
    }

    @Test(arguments: [
        ("App/Photo.swift:7: Fatal error: No label has tag 100.", "Fatal error: No label has tag 100."),
        ("App/Photo.swift:7: Fatal error", "Fatal error"),
        ("App/Photo.swift:7: Precondition failed: odd", "Precondition failed: odd"),
        ("App/Photo.swift:7: Assertion failed: a: b", "Assertion failed: a: b"),
    ])
    func `without a trace the words say where`(line: String, message: String) {
        let crash = crash(line + "\n\n*** Signal 4", running: [("a", "A.a()"), ("b", "A.b()")])
        #expect(crash.message == message)
        #expect(crash.file == "App/Photo.swift")
        #expect(crash.line == 7)
        #expect(crash.running == ["a", "b"])
    }

    @Test func `last words may have many lines`() {
        #expect(crash("A/B.swift:1: Fatal error: one\ntwo\n\nthree").message == "Fatal error: one\ntwo")
    }

    @Test func `what the runtime adds about its trace is no last word`() {
        let lines = [
            "A/B.swift:1: Fatal error: one",
            "swift-runtime: failed to suspend thread 12 while processing a crash; backtraces will be missing information",
        ]
        #expect(crash(lines.joined(separator: "\n")).message == "Fatal error: one")
    }

    @Test func `words that merely speak of errors are none`() {
        let crash = crash("He said: Fatal error: no\nerror: a:b: Fatal error: x")
        #expect(crash.message == nil)
    }

    @Test func `a signal that the system reports counts`() {
        #expect(crash("", ending: .signalled(9)).signal == 9)
        #expect(crash("").signal == nil)
    }
}
