import Diagnostics
import Disk
import LightFoundation
import Planning
import SwiftManifest
import Toolchain

/// Proves an app: type-check, build, smoke tests.
package struct Verifier: Sendable {
    let app: App
    let state: AppState
    private let toolchain: SwiftToolchain
    private let environment: [String: String]
    private let package: PackageFolder

    /// Prepares to prove `app`.
    ///
    /// - Throws: A diagnostic when there is no `swift` on the `PATH`, or the app has no readable manifest.
    package init(app: App, workplace: Workplace) throws(Diagnostic) {
        self.app = app
        toolchain = try SwiftToolchain.find(on: workplace.environment["PATH"])
        environment = SwiftToolchain.environment(from: workplace.environment)
        package = PackageFolder(app.root)
        state = try AppState(of: Tree(at: app.root))
    }

    /// Proves `screens`, or the whole app when there are none.
    ///
    /// - Parameters:
    ///   - screens: Screens of the app, and its core, as ``modules(named:)`` answers them.
    ///   - interruption: Stops the work when requested.
    ///   - tell: Told what goes on, from more than one thread.
    /// - Throws: A diagnostic when the kit is not where the app looks for it, or the toolchain cannot be started. What is
    ///   found wrong with the app is in the report.
    package func verify(
        _ screens: [ScreenEntry],
        interruption: Interruption,
        tell: @escaping @Sendable (VerificationEvent) -> Void
    ) throws(Diagnostic) -> VerificationReport {
        try Kit.look(for: app, by: state.manifest)
        let checked = try check(screens.map(\.name), tell: tell)
        let early = EarlyCheck(
            screens.compactMap {
                ScreenCheck(of: $0, in: app, modules: package.modules, scratch: package.scratch)?.check
            },
            by: toolchain,
            environment: environment
        )
        let modules = try EarlyModules(of: package, by: toolchain, environment: environment)
        defer { modules.end() }
        // The build starts at once, and is called off when the check finds the screen wrong before it does.
        early?.start(interruption: interruption, tell: tell) { interruption.request() }
        let steps = try runTests(of: screens, interruption: interruption, early: early, tell: tell)
        return VerificationReport(screens: screens.map(\.name), steps: [checked] + steps)
    }

    private func check(
        _ screens: [String],
        tell: (VerificationEvent) -> Void
    ) throws(Diagnostic) -> VerificationStep {
        tell(.started(.check))
        let start = ContinuousClock.now
        let report = try Check(app).run(screens.map { "Sources/" + $0 })
        let step = VerificationStep(
            kind: .check,
            verdict: report.outcome == .done ? .passed : .failed,
            seconds: (ContinuousClock.now - start).seconds,
            lastWords: report.lines
        )
        tell(.ended(step))
        return step
    }

    private func runTests(
        of screens: [ScreenEntry],
        interruption: Interruption,
        early: EarlyCheck?,
        tell: @escaping @Sendable (VerificationEvent) -> Void
    ) throws(Diagnostic) -> [VerificationStep] {
        tell(.started(.build))
        var isBuilding = true
        let start = ContinuousClock.now
        var built: Duration?
        let report = try toolchain.test(
            package,
            filters: screens.map { "^\($0.name)Tests\\." },
            environment: environment,
            interruption: interruption
        ) { event in
            switch event {
            case .build(.progress(let progress)): tell(.built(progress))
            case .build: break
            case .began(let suites, let name):
                if isBuilding {
                    isBuilding = false
                    built = ContinuousClock.now - start
                    tell(.started(.smokeTests))
                }
                tell(.testing(suites: suites, name: name))
            case .ended: break
            }
        }
        let checked = early?.wait()
        if checked?.verdict == .failed { return [checked].compactMap(\.self) }
        let steps = report.steps(built: built)
        for step in steps { tell(.ended(step)) }
        return [checked].compactMap(\.self) + steps
    }
}

extension TestReport {
    /// The run as steps: the build, and the tests when it came to them.
    fileprivate func steps(built: Duration?) -> [VerificationStep] {
        let seconds = built?.seconds ?? self.seconds
        let isBuilt = ![.notBuilt, .interrupted, .timedOut].contains(verdict) || built != nil
        let build = VerificationStep(
            kind: .build,
            verdict: isBuilt ? .passed : verdict == .interrupted ? .interrupted : .failed,
            seconds: seconds,
            messages: build.messages,
            lastWords: isBuilt ? [] : build.lastWords
        )
        guard isBuilt else { return [build] }
        let tests = VerificationStep(
            kind: .smokeTests,
            verdict: verdict == .passed ? .passed : verdict == .interrupted ? .interrupted : .failed,
            seconds: self.seconds - seconds,
            tests: results,
            issues: issues,
            crash: crash,
            lastWords: verdict == .noTests ? ["No test was found."] : []
        )
        return [build, tests]
    }
}
