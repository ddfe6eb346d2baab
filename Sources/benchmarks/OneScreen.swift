import Diagnostics
import ScaffoldKit

/// One screen in an app of one, within this process: the words, the template, the plan and the disk.
struct OneScreen {
    private static let rounds = 21

    let workshop: Workshop

    func rows() throws(Diagnostic) -> [Row] {
        let plan = try median("plan") { (creator) throws(Diagnostic) in _ = try creator.propose() }
        let commit = try median("commit") { (creator) throws(Diagnostic) in _ = try creator.commit { _ in } }
        return [
            Row("one screen, plan", plan, .seconds),
            Row("one screen, plan and commit", commit, .seconds, atMost: 0.010),
        ]
    }

    private func median(
        _ name: String,
        _ work: (ScreenCreator) throws(Diagnostic) -> Void
    ) throws(Diagnostic) -> Double {
        return try Stopwatch.median(of: Self.rounds) { (round) throws(Diagnostic) in
            let app = try workshop.makeApp(in: workshop.makeFolder("\(name)/\(round)"), screens: ["Photos"])
            let creator = try workshop.screen("Albums", in: app)
            return try Stopwatch.seconds { () throws(Diagnostic) in try work(creator) }
        }
    }
}
