import Diagnostics
import ScaffoldKit

/// Apps of many screens, made in one go, against a writer that only writes.
struct ManyScreens {
    /// What both writers took, in seconds, and for how many files.
    private struct Cost {
        let tool: Double
        let plain: Double
        let files: Int
    }

    /// The seconds that a plain file takes on a disk at ease are a third of these.
    private static let slowFile = 0.000_1

    let workshop: Workshop

    /// The peak of the built tool, with a thousand screens.
    func memory() throws(Diagnostic) -> [Row] {
        let parent = try workshop.makeFolder("memory")
        let program = Program(
            path: workshop.tool,
            arguments: ["new", "app", "Bench", "--in", parent, "--no-verify", "--quiet"]
                + ScreenWords.names(1_000).flatMap { ["--screen", $0] },
            environment: workshop.workplace.environment
        )
        return [Row("1,000 screens, peak memory of the tool", try program.run().peak, .bytes, atMost: 40_000_000)]
    }

    func rows() throws(Diagnostic) -> [Row] {
        let few = try compare(100, rounds: 5)
        let many = try compare(1_000, rounds: 3)
        return [
            Row("100 screens in one process", few.tool, .seconds),
            Row("100 screens, plain writer", few.plain, .seconds),
            ratio(few, "100 screens, tool to plain writer"),
            Row("1,000 screens in one process", many.tool, .seconds),
            Row("1,000 screens, plain writer", many.plain, .seconds),
            ratio(many, "1,000 screens, tool to plain writer"),
            Row("a screen of 1,000 to one of 100", many.tool / few.tool / 10, .times, atMost: 1.25),
        ]
    }

    /// A disk that is slow to make any file makes every writer look alike, so that the ratio flatters the tool.
    private func ratio(_ cost: Cost, _ name: String) -> Row {
        let row = Row(name, cost.tool / cost.plain, .times, atMost: 4)
        guard cost.plain / Double(cost.files) > Self.slowFile else { return row }
        return row.doubted(because: "the disk is slow to make files, as after many were removed; wait five minutes")
    }

    private func compare(_ count: Int, rounds: Int) throws(Diagnostic) -> Cost {
        let names = ScreenWords.names(count)
        var plain: [Double] = []
        var files = 0
        let tool = try Stopwatch.median(of: rounds) { (round) throws(Diagnostic) in
            let made = try workshop.makeFolder("\(count)/\(round)/made")
            let copied = try workshop.makeFolder("\(count)/\(round)/copied")
            let seconds = try Stopwatch.seconds { () throws(Diagnostic) in
                _ = try workshop.makeApp(in: made, screens: names)
            }
            let writer = PlainWriter(copying: made)
            files = writer.count
            plain.append(
                try Stopwatch.median(of: 1) { (_) throws(Diagnostic) in
                    try Stopwatch.seconds { () throws(Diagnostic) in try writer.write(to: copied) }
                }
            )
            return seconds
        }
        return Cost(tool: tool, plain: plain.median, files: files)
    }
}
