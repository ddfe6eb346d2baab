import Diagnostics
import Foundation

/// `benchmarks`: measures the tool against its budgets; with `--long`, the proving of screens too.
@main
struct Main {
    static func main() {
        let words = CommandLine.arguments.dropFirst()
        do throws(Diagnostic) {
            guard words.allSatisfy({ $0 == "--long" }) else {
                throw Diagnostic("'benchmarks' takes no word but '--long'.", fix: "Leave the others out.")
            }
            try run(isLong: words.contains("--long"))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(error.outcome.rawValue)
        }
    }

    private static func run(isLong: Bool) throws(Diagnostic) {
        let workshop = try Workshop()
        defer { workshop.clear() }
        // The first: a program that this one starts counts this one's own peak as its own.
        var rows = try ManyScreens(workshop: workshop).memory()
        rows += try OneScreen(workshop: workshop).rows()
        rows += try ManyScreens(workshop: workshop).rows()
        rows += try WholeProcess(workshop: workshop).rows()
        if isLong {
            rows += try Proving(workshop: workshop).rows()
            rows += try FiftyScreens(workshop: workshop).rows()
        }
        print(Table(rows: rows))
    }
}
