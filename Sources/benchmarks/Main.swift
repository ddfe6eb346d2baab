import Diagnostics
import Foundation

/// `benchmarks`: measures the tool against its budgets; with `--long`, the proving of screens too; with `--check`, only
/// the check.
@main
struct Main {
    @MainActor static func main() {
        let words = CommandLine.arguments.dropFirst()
        do throws(Diagnostic) {
            guard words.allSatisfy({ ["--long", "--check"].contains($0) }) else {
                throw Diagnostic("'benchmarks' takes no word but '--long' and '--check'.", fix: "Leave the others out.")
            }
            let workshop = try Workshop()
            defer { workshop.clear() }
            let rows =
                try words.contains("--check")
                ? Checks(workshop: workshop).rows() : rows(in: workshop, isLong: words.contains("--long"))
            print(Table(rows: rows))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(error.outcome.rawValue)
        }
    }

    @MainActor private static func rows(in workshop: Workshop, isLong: Bool) throws(Diagnostic) -> [Row] {
        // The first: a program that this one starts counts this one's own peak as its own.
        var rows = try ManyScreens(workshop: workshop).memory()
        rows += try OneScreen(workshop: workshop).rows()
        rows += try ManyScreens(workshop: workshop).rows()
        rows += try WholeProcess(workshop: workshop).rows()
        rows += try Screens().rows()
        rows += try Checks(workshop: workshop).rows()
        if isLong {
            rows += try KitBuild(workshop: workshop).rows()
            rows += try Proving(workshop: workshop).rows()
            rows += try FiftyScreens(workshop: workshop).rows()
        }
        return rows
    }
}
