/// What is known of a run of `swift test` while it prints.
struct TestRun {
    private var build = BuildOutputReader()
    private var isBuilt = false
    private var events = TestEventReader()
    private var output = TestOutputReader()
    private var crash = CrashReader()
    private var foundNone = false
    private var buildSeconds: Double?

    /// Reads a line of the event stream.
    mutating func readEvent(_ line: String) -> TestEvent? {
        events.read(line)
    }

    /// Reads a line that `swift test` printed `seconds` after its start.
    mutating func read(_ line: OutputLine, after seconds: Double) -> [TestEvent] {
        crash.read(line.text)
        if line.text.contains("No matching test cases were run") { foundNone = true }
        output.read(line.text)
        guard !isBuilt, line.stream == .errors else { return [] }
        if line.text.hasPrefix("Build complete!") {
            isBuilt = true
            buildSeconds = seconds
        }
        return build.read(line.text).map(TestEvent.build)
    }

    /// Ends the build's last message.
    mutating func finish() -> [TestEvent] {
        build.finish().map(TestEvent.build)
    }

    /// The run, after it ended.
    func report(_ ending: ProcessEnding, seconds: Double) -> TestReport {
        let results = events.hasRead ? events.results : output.results
        let issues = events.hasRead ? events.issues : output.issues
        let verdict = verdict(ending, results, issues)
        let running =
            events.hasRead ? events.running : results.filter { $0.outcome == .unfinished }.map { ($0.name, $0.name) }
        return TestReport(
            verdict: verdict,
            results: results,
            issues: issues,
            crash: verdict == .crashed ? crash.crash(running: running, ending: ending) : nil,
            build: BuildReport(
                ending: verdict == .notBuilt ? ending : .exited(0),
                messages: build.messages,
                lastWords: verdict == .notBuilt ? build.lastWords : [],
                seconds: buildSeconds ?? seconds
            ),
            seconds: seconds
        )
    }

    private func verdict(
        _ ending: ProcessEnding,
        _ results: [TestResult],
        _ issues: [TestIssue]
    ) -> TestReport.Verdict {
        switch ending {
        case .interrupted: return .interrupted
        case .timedOut: return .timedOut
        case .exited, .signalled: break
        }
        let hasBegun = events.hasRead || !results.isEmpty
        guard isBuilt || hasBegun else { return .notBuilt }
        guard events.isOver || output.isOver else { return .crashed }
        if !issues.isEmpty || results.contains(where: { $0.outcome == .failed }) { return .failed }
        if foundNone || results.isEmpty { return .noTests }
        return ending.isSuccess ? .passed : .failed
    }
}
