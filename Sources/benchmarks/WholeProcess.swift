import Diagnostics
import Foundation

/// The built tool from start to end, and cookiecutter on an equal template.
struct WholeProcess {
    private static let rounds = 21

    let workshop: Workshop

    func rows() throws(Diagnostic) -> [Row] {
        let tool = try Stopwatch.median(of: Self.rounds) { (round) throws(Diagnostic) in
            let app = try workshop.makeApp(in: workshop.makeFolder("process/\(round)"), screens: ["Photos"])
            let program = workshop.run("new", "screen", "Albums", "--in", app.root, "--no-verify", "--quiet")
            return try program.run().seconds
        }
        let start = try Stopwatch.median(of: Self.rounds) { (_) throws(Diagnostic) in
            try workshop.run("--version").run().seconds
        }
        return [
            Row("built tool, '--version' (its loading alone)", start, .seconds),
            Row("built tool, 'new screen --no-verify'", tool, .seconds, atMost: 0.020),
        ] + (try cookiecutterRows(against: tool))
    }

    private func cookiecutterRows(against tool: Double) throws(Diagnostic) -> [Row] {
        guard let path = workshop.cookiecutter else {
            return [
                Row(
                    "cookiecutter, the same files",
                    notMeasured: "'cookiecutter' is not on PATH: pip install cookiecutter"
                )
            ]
        }
        let template = try CookiecutterTemplate(in: workshop)
        let seconds = try Stopwatch.median(of: 7) { (round) throws(Diagnostic) in
            try template.render(by: path, round: round)
        }
        return [
            Row("cookiecutter, the same files", seconds, .seconds),
            Row("cookiecutter to built tool", times: seconds / tool, atLeast: 10),
        ]
    }
}

extension Workshop {
    /// The path of cookiecutter, when it is installed.
    fileprivate var cookiecutter: String? {
        (workplace.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/cookiecutter" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
}
