import Conventions
import ScaffoldKit

/// A check's findings for machines.
struct CheckedFindings: Encodable {
    /// One finding.
    struct Item: Encodable {
        let path: String
        let line: Int
        let column: Int
        let severity: String
        let rule: String
        let message: String
        let fix: String
    }

    let findings: [Item]
    let files: Int
    let known: Int
    let stale: Int
    let outcome: Int32

    init(_ report: CheckReport, place: CheckPlace) {
        findings = report.findings.map { finding in
            Item(
                path: place.shown(finding.path),
                line: finding.line,
                column: finding.column,
                severity: report.severity(of: finding).rawValue,
                rule: finding.rule,
                message: finding.message,
                fix: finding.fix
            )
        }
        (files, known, stale) = (report.files, report.known, report.stale)
        outcome = report.outcome.rawValue
    }

    /// Lines that a GitHub workflow shows beside the code.
    var github: [String] {
        findings.map { item in
            let place = "file=\(item.path.escapedForProperty),line=\(item.line),col=\(item.column)"
            return "::\(item.severity) \(place),title=\(item.rule)::\(item.message.escapedForWorkflow)"
        }
    }

    /// A test report in which each finding is a failed test.
    var junit: String {
        let cases = findings.map { item in
            """
                <testcase classname="\(item.rule)" name="\("\(item.path):\(item.line):\(item.column)".escapedForXML)">
                    <failure message="\(item.message.escapedForXML)">\(item.fix.escapedForXML)</failure>
                </testcase>
            """
        }
        let head = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<testsuite name="scaffold check" tests="\#(findings.count)" failures="\#(findings.count)">"#,
        ]
        return (head + cases + ["</testsuite>"]).joined(separator: "\n")
    }
}

extension String {
    fileprivate var escapedForWorkflow: String {
        replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    }

    fileprivate var escapedForProperty: String {
        escapedForWorkflow.replacing(":", with: "%3A").replacing(",", with: "%2C")
    }

    fileprivate var escapedForXML: String {
        replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing(
            "\"",
            with: "&quot;"
        )
    }
}
