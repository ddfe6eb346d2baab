import Diagnostics
import Foundation
import Toolchain

/// `scaffold check` on an app that has grown: cold against the parser and the formatter, and warm.
struct Checks {
    private static let rounds = 3
    private static let warmRounds = 5

    let workshop: Workshop

    func rows() throws(Diagnostic) -> [Row] {
        let start = try Stopwatch.median(of: Self.warmRounds) { (_) throws(Diagnostic) in
            try workshop.run("--version").run().seconds
        }
        return try cold(start) + warm(start)
    }

    private func cold(_ start: Double) throws(Diagnostic) -> [Row] {
        let app = try LegacyApp(of: 1_000, in: workshop.makeFolder("check/cold"))
        var bares: [Double] = []
        // By turns, so that whatever else the machine does slows both.
        let check = try Stopwatch.median(of: Self.rounds) { (_) throws(Diagnostic) in
            bares.append(try Stopwatch.seconds { () throws(Diagnostic) in BareParse(files: app.files).run() })
            app.forget()
            return try run(app).seconds
        }
        let bare = bares.median
        let toolchain = try SwiftToolchain.find(on: workshop.workplace.environment["PATH"])
        let format = Program(
            path: toolchain.swift,
            arguments: ["format", "lint", "-p", "-r", app.root + "/Sources"],
            environment: workshop.workplace.environment
        )
        let lint = try format.run().seconds
        let edited = try edited(app)
        return [
            Row("1,000 files, bare parse", bare, .seconds),
            Row("1,000 files, 'check' cold", check, .seconds),
            Row("'check' cold to bare parse", check / bare, .times, atMost: 1.2),
            Row("1,000 files, 'swift format lint -p'", lint, .seconds),
            Row("'swift format lint -p' to 'check' cold", times: lint / check, atLeast: 1),
            Row("1,000 files, one changed, above the start-up", edited - start, .seconds, atMost: 0.2),
        ]
    }

    private func warm(_ start: Double) throws(Diagnostic) -> [Row] {
        let app = try LegacyApp(of: 10_000, in: workshop.makeFolder("check/warm"))
        let first = try run(app)
        // What was written a moment ago is read once more, in case it is still being written.
        sleep(3)
        _ = try run(app)
        var peak = first.peak
        let unchanged = try Stopwatch.median(of: Self.warmRounds) { (_) throws(Diagnostic) in
            let cost = try run(app)
            peak = max(peak, cost.peak)
            return cost.seconds
        }
        let edited = try edited(app)
        return [
            Row("10,000 files, 'check' cold", first.seconds, .seconds),
            Row("10,000 files, 'check' with nothing changed", unchanged, .seconds, atMost: 1),
            Row("10,000 files, one changed, above the start-up", edited - start, .seconds),
            Row("10,000 files, one changed, above nothing changed", edited - unchanged, .seconds, atMost: 0.2),
            Row("10,000 files, peak memory of 'check'", peak, .bytes, atMost: 200_000_000),
        ]
    }

    private func edited(_ app: LegacyApp) throws(Diagnostic) -> Double {
        try Stopwatch.median(of: Self.warmRounds) { (round) throws(Diagnostic) in
            try app.edit(round)
            return try run(app).seconds
        }
    }

    /// A check of the whole app; that it finds something is no failure.
    private func run(_ app: LegacyApp) throws(Diagnostic) -> Program.Cost {
        try workshop.run("check", "--in", app.root).run(ending: [0, 1])
    }
}
