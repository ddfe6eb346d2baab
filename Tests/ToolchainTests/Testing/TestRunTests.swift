import Testing

@testable import Toolchain

@Suite struct TestRunTests {
    private func report(
        events: String = "",
        output: String = "",
        errors: String = "Build complete! (1.00s)",
        ending: ProcessEnding = .exited(0)
    ) -> TestReport {
        var run = TestRun()
        for line in errors.split(separator: "\n") {
            _ = run.read(OutputLine(stream: .errors, text: String(line)), after: 1)
        }
        for line in events.split(separator: "\n") { _ = run.readEvent(String(line)) }
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            _ = run.read(OutputLine(stream: .output, text: String(line)), after: 2)
        }
        _ = run.finish()
        return run.report(ending, seconds: 3)
    }

    @Test func `red tests are a failure`() {
        let report = report(events: Recording.testEvents, output: Recording.testOutput, ending: .exited(1))
        #expect(report.verdict == .failed)
        #expect(report.count(.failed) == 2)
        #expect(report.count(.passed) == 4)
        #expect(report.crash == nil)
        #expect(report.build.seconds == 1)
    }

    @Test func `without an event stream the printed lines count`() {
        let report = report(output: Recording.testOutput, ending: .exited(1))
        #expect(report.verdict == .failed)
        #expect(report.count(.failed) == 2)
    }

    @Test func `a program that went down is a crash, with or without an event stream`() {
        let errors = Recording.crashErrors
        for events in [Recording.crashEvents, ""] {
            let report = report(events: events, output: Recording.crashOutput, errors: errors, ending: .exited(1))
            #expect(report.verdict == .crashed)
            #expect(report.crash?.message == "Fatal error: Index out of range")
            #expect(report.crash?.running == ["goes down"])
        }
    }

    @Test func `tests that end their program quietly are a crash, whatever its status`() {
        let report = report(events: Recording.crashEvents, ending: .exited(0))
        #expect(report.verdict == .crashed)
        #expect(report.crash?.message == nil)
    }

    @Test func `code that does not compile is not a red test`() {
        let report = report(errors: Recording.errors, ending: .exited(1))
        #expect(report.verdict == .notBuilt)
        #expect(report.build.errors.count == 1)
        #expect(!report.build.isSuccess)
    }

    @Test func `a name that no test has is told`() {
        let events = #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#
        let errors = "Build complete! (1.00s)\nwarning: No matching test cases were run"
        #expect(report(events: events, errors: errors).verdict == .noTests)
    }

    @Test(arguments: [(ProcessEnding.interrupted, TestReport.Verdict.interrupted), (.timedOut, .timedOut)])
    func `a run that was stopped is no failure of its tests`(ending: ProcessEnding, verdict: TestReport.Verdict) {
        #expect(report(events: Recording.crashEvents, ending: ending).verdict == verdict)
    }
}
