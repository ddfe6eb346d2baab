import Diagnostics
import Foundation

/// One screen's smoke tests in an app of fifty, all of it built before.
struct FiftyScreens {
    private static let count = 50
    private static let rounds = 3

    let workshop: Workshop

    func rows() throws(Diagnostic) -> [Row] {
        let parent = try workshop.makeFolder("fifty")
        let names = ScreenWords.names(Self.count)
        let screens = names.flatMap { ["--screen", $0] }
        let make = Program(
            path: workshop.tool,
            arguments: ["new", "app", "Bench", "--in", parent] + screens,
            environment: workshop.workplace.environment
        )
        let cold = try make.run().seconds
        let app = parent + "/Bench"
        let unchanged = try Stopwatch.median(of: Self.rounds) { (round) throws(Diagnostic) in
            try workshop.run("verify", names[round], "--in", app).run().seconds
        }
        // What a file declares goes into its module, against which the tests are compiled; what its functions do does not.
        let declared = try Stopwatch.median(of: Self.rounds) { (round) throws(Diagnostic) in
            try edit("\(app)/Sources/\(names[round])/\(names[round])ViewController.swift", to: 1)
            return try workshop.run("verify", names[round], "--in", app).run().seconds
        }
        let edited = try Stopwatch.median(of: Self.rounds) { (round) throws(Diagnostic) in
            try edit("\(app)/Sources/\(names[round])/\(names[round])ViewController.swift", to: 2)
            return try workshop.run("verify", names[round], "--in", app).run().seconds
        }
        return [
            Row("app of 50 screens, made and proved cold", cold, .seconds),
            Row("one screen's smoke tests of 50, nothing changed", unchanged, .seconds, atMost: 3),
            Row("one screen's smoke tests of 50, a function edited", edited, .seconds, atMost: 3),
            Row("one screen's smoke tests of 50, a function added", declared, .seconds, atMost: 3),
        ]
    }

    /// Ends a file with a function that answers `number`.
    private func edit(_ path: String, to number: Int) throws(Diagnostic) {
        let start = "\nextension Int { fileprivate static func edited() -> Int { "
        guard let data = FileManager.default.contents(atPath: path),
            let text = String(decoding: data, as: UTF8.self).components(separatedBy: start).first,
            (try? Data("\(text)\(start)\(number) } }\n".utf8).write(to: URL(fileURLWithPath: path))) != nil
        else {
            throw Diagnostic("'\(path)' cannot be written.", fix: "Make room in the temporary folder.")
        }
    }
}
