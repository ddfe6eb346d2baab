import Conventions
import Diagnostics

/// What a check found.
package struct CheckReport: Sendable {
    /// What is news, in order of place.
    package let findings: [Finding]
    /// The rules' strictness.
    package let settings: Settings
    /// How many files were checked.
    package let files: Int
    /// How many findings the baseline knew.
    package var known = 0
    /// How many entries of the baseline occur no more.
    package var stale = 0

    /// How the tool ends because of it.
    package var outcome: Outcome { findings.isEmpty && stale == 0 ? .done : .findings }

    /// How many findings there are by rule, in order of the ids.
    package var counts: [(rule: String, count: Int)] {
        let counts = findings.reduce(into: [:]) { counts, finding in counts[finding.rule, default: 0] += 1 }
        return counts.map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
    }

    /// A line for each finding, as compilers print them.
    package var lines: [String] {
        let stale = stale == 0 ? [] : ["Entries of the baseline occur no more: 'scaffold check --baseline' shrinks it."]
        return findings.map { finding in
            let place = "\(finding.path):\(finding.line):\(finding.column)"
            return "\(place): \(severity(of: finding).rawValue): \(finding.message) [\(finding.rule)]"
        } + stale
    }

    /// How a finding is called: `warning` or `error`.
    package func severity(of finding: Finding) -> Strictness {
        settings.strictness(of: finding.rule, at: finding.path)
    }
}
