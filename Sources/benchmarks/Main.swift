import Diagnostics
import Foundation

/// `benchmarks`: measures the tool against its budgets; with `--long`, the proving of screens too; with `--only`, some
/// parts alone.
@main
struct Main {
    @MainActor static func main() {
        do throws(Diagnostic) {
            let parts = try Part.asked(by: CommandLine.arguments.dropFirst())
            let workshop = try Workshop()
            defer { workshop.clear() }
            var rows: [Row] = []
            for part in parts { rows += try part.rows(in: workshop) }
            print(Table(rows: rows))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(error.outcome.rawValue)
        }
    }
}
