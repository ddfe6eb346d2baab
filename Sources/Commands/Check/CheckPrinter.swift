import Conventions
import Diagnostics
import ScaffoldKit

/// A check's findings in words.
struct CheckPrinter {
    let console: Console
    let place: CheckPlace

    func print(_ report: CheckReport, as format: CheckFormat) {
        switch format {
        case .text: printText(report)
        case .json: console.print(CheckedFindings(report, place: place).json)
        case .sarif: console.print(CheckedFindings(report, place: place).sarif)
        case .github: for line in CheckedFindings(report, place: place).github { console.print(line) }
        case .junit: console.print(CheckedFindings(report, place: place).junit)
        }
    }

    /// One finding as compilers print it, so that editors jump there; with its line on a terminal.
    func line(of finding: Finding, in report: CheckReport) -> String {
        let severity = report.severity(of: finding)
        let head = console.paint("\(place.shown(finding.path)):\(finding.line):\(finding.column): ", .bold)
        let word = console.paint("\(severity.rawValue): ", severity == .error ? .red : .yellow, .bold)
        let text = head + word + "\(finding.message) [\(finding.rule)]"
        guard console.isTerminal else { return text }
        let excerpt = finding.diagnostic.place?.excerpt.map {
            $0.replacing(/\^$/, with: console.paint("^", .green, .bold))
        }
        return [text, finding.source.isEmpty ? nil : excerpt, finding.fix].compactMap(\.self).joined(separator: "\n")
    }

    private func printText(_ report: CheckReport) {
        for finding in report.findings { console.print(line(of: finding, in: report)) }
        if report.stale > 0 {
            let entries =
                report.stale == 1 ? "1 entry of the baseline occurs" : "\(report.stale) entries of the baseline occur"
            console.print("\(entries) no more. Shrink it: 'scaffold check --baseline'.")
        }
        console.say(summary(of: report))
    }

    private func summary(of report: CheckReport) -> String {
        let files = report.files == 1 ? "1 file" : "\(report.files) files"
        let known = report.known == 0 ? "" : ", \(report.known) more in the baseline"
        guard !report.findings.isEmpty else { return "Checked \(files): nothing found\(known)." }
        let counts = report.counts.map { "\($0.rule) \($0.count)" }.joined(separator: ", ")
        // What is found about a file, and not by a rule, has nothing more to be told.
        let rule = report.counts.first { Rules.ids.contains($0.rule) }?.rule
        let why = rule.map { " 'scaffold explain \($0)' tells why." } ?? ""
        return "Checked \(files): \(report.findings.count) found (\(counts))\(known).\(why)"
    }
}
