import Diagnostics

extension SwiftToolchain {
    /// What to build of a package.
    package enum BuildGoal: Hashable, Sendable {
        /// All targets but the tests.
        case everything
        /// All targets.
        case everythingAndTests
        /// One target and what it needs.
        case target(String)

        var arguments: [String] {
            switch self {
            case .everything: []
            case .everythingAndTests: ["--build-tests"]
            case .target(let name): ["--target", name]
            }
        }
    }

    /// Runs `swift build`.
    ///
    /// - Parameters:
    ///   - package: The package to build.
    ///   - goal: What of it to build.
    ///   - environment: The environment to build in; see ``environment(from:)``.
    ///   - options: More words for SwiftPM.
    ///   - interruption: Stops the build when requested.
    ///   - each: Called with each step and message, as soon as it is printed.
    /// - Throws: A diagnostic when `swift` cannot be started; a build that fails is a report.
    package func build(
        _ package: PackageFolder,
        _ goal: BuildGoal = .everything,
        environment: [String: String],
        options: [String] = [],
        interruption: Interruption? = nil,
        each: (BuildOutputReader.Event) -> Void = { _ in }
    ) throws(Diagnostic) -> BuildReport {
        let words = ["build"] + package.arguments + package.planning + goal.arguments + options
        let invocation = Invocation(swift, words, environment: environment)
        return try invocation.build(interruption: interruption, each: each)
    }
}

extension Invocation {
    /// Runs a program that prints what compilers print.
    func build(
        interruption: Interruption?,
        each: (BuildOutputReader.Event) -> Void
    ) throws(Diagnostic) -> BuildReport {
        var reader = BuildOutputReader()
        let clock = ContinuousClock()
        let start = clock.now
        let ending = try run(interruption: interruption) { line in
            for event in reader.read(line.text) { each(event) }
        }
        for event in reader.finish() { each(event) }
        return BuildReport(
            ending: ending,
            messages: reader.messages,
            lastWords: ending.isSuccess ? [] : reader.lastWords,
            seconds: (clock.now - start).seconds
        )
    }
}
