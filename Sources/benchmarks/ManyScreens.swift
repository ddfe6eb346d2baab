import Diagnostics
import ScaffoldKit

/// Apps of many screens, made in one go, against a writer that only writes.
struct ManyScreens {
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
            Row("100 screens, tool to plain writer", few.tool / few.plain, .times, atMost: 4),
            Row("1,000 screens in one process", many.tool, .seconds),
            Row("1,000 screens, plain writer", many.plain, .seconds),
            Row("1,000 screens, tool to plain writer", many.tool / many.plain, .times, atMost: 4),
            Row("a screen of 1,000 to one of 100", many.tool / few.tool / 10, .times, atMost: 1.25),
        ]
    }

    private func compare(_ count: Int, rounds: Int) throws(Diagnostic) -> (tool: Double, plain: Double) {
        let names = ScreenWords.names(count)
        var plain: [Double] = []
        let tool = try Stopwatch.median(of: rounds) { (round) throws(Diagnostic) in
            let made = try workshop.makeFolder("\(count)/\(round)/made")
            let copied = try workshop.makeFolder("\(count)/\(round)/copied")
            let seconds = try Stopwatch.seconds { () throws(Diagnostic) in
                _ = try workshop.makeApp(in: made, screens: names)
            }
            let writer = PlainWriter(copying: made)
            plain.append(
                try Stopwatch.median(of: 1) { (_) throws(Diagnostic) in
                    try Stopwatch.seconds { () throws(Diagnostic) in try writer.write(to: copied) }
                }
            )
            return seconds
        }
        return (tool, plain.median)
    }
}
