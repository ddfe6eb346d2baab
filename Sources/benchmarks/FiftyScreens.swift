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
        let edited = try Stopwatch.median(of: Self.rounds) { (round) throws(Diagnostic) in
            try edit("\(app)/Sources/\(names[round])/\(names[round])ViewController.swift")
            return try workshop.run("verify", names[round], "--in", app).run().seconds
        }
        return [
            Row("app of 50 screens, made and proved cold", cold, .seconds),
            Row("one screen's smoke tests of 50, nothing changed", unchanged, .seconds, atMost: 3),
            Row("one screen's smoke tests of 50, screen edited", edited, .seconds, atMost: 3),
        ]
    }

    /// Adds a line that the compiler has to look at.
    private func edit(_ path: String) throws(Diagnostic) {
        let line = Data(
            "\nprivate let edited = 1 + 1\n\nextension Int { fileprivate static var edit: Int { edited } }\n".utf8
        )
        guard let file = FileHandle(forWritingAtPath: path), (try? file.seekToEnd()) != nil,
            (try? file.write(contentsOf: line)) != nil
        else {
            throw Diagnostic("'\(path)' cannot be written.", fix: "Make room in the temporary folder.")
        }
    }
}
