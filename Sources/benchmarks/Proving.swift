import Diagnostics
import Foundation
import Toolchain

/// Making things and proving them, against SwiftPM and the compiler alone.
struct Proving {
    private static let rounds = 3

    let workshop: Workshop

    func rows() throws(Diagnostic) -> [Row] {
        let parent = try workshop.makeFolder("proving")
        let toolchain = try SwiftToolchain.find(on: workshop.workplace.environment["PATH"])
        let environment = SwiftToolchain.environment(from: workshop.workplace.environment)
        let cold = try workshop.run("new", "app", "Bench", "--screen", "Photos", "--in", parent).run().seconds
        let app = parent + "/Bench"
        var verdicts: [Double] = []
        var bare: [Double] = []
        var checks: [Double] = []
        var floors: [Double] = []
        let direct = DirectBuild(app: app, toolchain: toolchain, environment: environment)
        let names = ScreenWords.names(2 * Self.rounds)
        let warm = try Stopwatch.median(of: Self.rounds) { (round) throws(Diagnostic) in
            let rival = names[2 * round + 1]
            _ = try workshop.run("new", "screen", rival, "--in", app, "--no-verify", "--quiet").run()
            bare.append(try Self.build(rival, in: app, by: toolchain, environment))
            let proof = try prove(names[2 * round], in: app)
            verdicts += [proof.verdict].compactMap(\.self)
            checks.append(try check(names[2 * round], in: app, by: toolchain, environment))
            floors.append(try direct.run(names[2 * round], in: workshop.makeFolder("floor/\(round)")))
            return proof.whole
        }
        let early =
            verdicts.isEmpty
            ? Row("warm 'new screen', type-check's verdict", notMeasured: "no verdict was printed")
            : Row("warm 'new screen', type-check's verdict", verdicts.median, .seconds, atMost: 0.5)
        return [
            Row("cold 'new app', proved", cold, .seconds, atMost: 30),
            Row("warm 'new screen', proved", warm, .seconds),
            early,
            Row("swiftc -typecheck alone", checks.median, .seconds),
            Row("swiftc alone: build and run its smoke tests", floors.median, .seconds),
            Row("warm 'new screen' to swiftc alone", warm / (checks.median + floors.median), .times),
            Row("swift build, swift test --filter", bare.median, .seconds),
            Row("warm 'new screen' to bare SwiftPM", warm / bare.median, .times, atMost: 1.1),
        ]
    }

    /// Makes and proves a screen: how long until the type-check's line is there, and until the end.
    private func prove(_ name: String, in app: String) throws(Diagnostic) -> (verdict: Double?, whole: Double) {
        let invocation = Invocation(
            workshop.tool,
            ["new", "screen", name, "--in", app],
            environment: workshop.workplace.environment
        )
        let start = ContinuousClock.now
        var verdict: Double?
        let ending = try invocation.run { line in
            guard verdict == nil, line.text.lowercased().contains("type-check") else { return }
            verdict = (ContinuousClock.now - start).inSeconds
        }
        let whole = (ContinuousClock.now - start).inSeconds
        guard ending.isSuccess else {
            throw Diagnostic("The screen '\(name)' was not proved.", fix: "Make one by hand to see why.")
        }
        return (verdict, whole)
    }

    private static func build(
        _ name: String,
        in app: String,
        by toolchain: SwiftToolchain,
        _ environment: [String: String]
    ) throws(Diagnostic) -> Double {
        let build = ["build", "--package-path", app]
        let test = ["test", "--package-path", app, "--filter", "^\(name)Tests\\."]
        var seconds = 0.0
        for arguments in [build, test] {
            seconds += try Program(path: toolchain.swift, arguments: arguments, environment: environment).run().seconds
        }
        return seconds
    }

    private func check(
        _ name: String,
        in app: String,
        by toolchain: SwiftToolchain,
        _ environment: [String: String]
    ) throws(Diagnostic) -> Double {
        let accessor = workshop.folder.appending(path: "bundle-accessor.swift")
        try? Data(SwiftToolchain.bundleAccessor.utf8).write(to: accessor)
        let folder = "\(app)/Sources/\(name)"
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let check = TypeCheck(
            module: name,
            files: files.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" } + [accessor.path],
            imports: [PackageFolder(app).modules]
        )
        let report = try toolchain.typeCheck(check, environment: environment)
        guard report.isSuccess else {
            throw Diagnostic("The compiler finds '\(name)' wrong.", fix: "Make one by hand to see why.")
        }
        return report.seconds
    }
}
