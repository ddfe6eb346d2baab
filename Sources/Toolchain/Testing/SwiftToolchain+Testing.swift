import Diagnostics
import LightFoundation

extension SwiftToolchain {
    /// Runs `swift test` for the tests of Swift Testing.
    ///
    /// - Parameters:
    ///   - package: The package to test; it is built first.
    ///   - filters: Patterns, one of which a test's name must match, such as `PhotosTests\.`; none for all tests.
    ///   - environment: The environment to test in; see ``environment(from:)``.
    ///   - options: More words for SwiftPM.
    ///   - interruption: Stops the tests when requested.
    ///   - timeLimit: How long building and testing may take.
    ///   - each: Called with everything that happens, as it happens.
    /// - Throws: A diagnostic when `swift` cannot be started; tests that fail are a report.
    package func test(
        _ package: PackageFolder,
        filters: [String] = [],
        environment: [String: String],
        options: [String] = [],
        interruption: Interruption? = nil,
        timeLimit: Duration? = nil,
        each: (TestEvent) -> Void = { _ in }
    ) throws(Diagnostic) -> TestReport {
        let stream = package.scratch + "/test-events-\(getpid())-\(UInt32.random(in: 0 ... .max)).jsonl"
        try? FileManager.default.createDirectory(atPath: package.scratch, withIntermediateDirectories: true)
        // SwiftPM keeps back what tests print until they end; only the event stream tells while they run.
        let words =
            ["test"] + package.arguments + package.planning + ["--disable-xctest"]
            + filters.flatMap { ["--filter", $0] } + options
            + ["--event-stream-output-path", stream, "--event-stream-version", "0"]
        var file = GrowingFile(stream)
        defer { file.remove() }
        return try Invocation(swift, words, environment: environment)
            .test(reading: &file, interruption: interruption, timeLimit: timeLimit, each: each)
    }
}

extension Invocation {
    fileprivate func test(
        reading file: inout GrowingFile,
        interruption: Interruption?,
        timeLimit: Duration?,
        each: (TestEvent) -> Void
    ) throws(Diagnostic) -> TestReport {
        var testRun = TestRun()
        let clock = ContinuousClock()
        let start = clock.now
        let ending = try run(interruption: interruption, timeLimit: timeLimit) {
            for line in file.newLines() {
                if let event = testRun.readEvent(line) { each(event) }
            }
        } each: { line in
            for event in testRun.read(line, after: (clock.now - start).seconds) { each(event) }
        }
        for line in file.newLines() {
            if let event = testRun.readEvent(line) { each(event) }
        }
        for event in testRun.finish() { each(event) }
        return testRun.report(ending, seconds: (clock.now - start).seconds)
    }
}
