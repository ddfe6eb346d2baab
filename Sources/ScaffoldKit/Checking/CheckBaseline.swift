import Conventions
import Diagnostics
import LightFoundation
import Planning

/// What was found when a team began to check, and is no news.
package struct CheckBaseline: Codable, Equatable, Sendable {
    /// Where an app keeps it.
    package static let path = ".scaffold/check-baseline.json"

    /// One finding, told by its line's text, so that it outlives a move of the line.
    struct Entry: Codable, Hashable, Sendable, Comparable {
        let path: String
        let rule: String
        let source: String

        static func < (left: Entry, right: Entry) -> Bool {
            (left.path, left.rule, left.source) < (right.path, right.rule, right.source)
        }
    }

    private let format: Int
    private let entries: [Entry]

    /// Remembers findings.
    package init(_ findings: [Finding]) {
        format = 1
        entries = findings.map(Entry.init).sorted()
    }

    /// Reads what was remembered.
    package init(_ contents: FileContents) throws(Diagnostic) {
        do { self = try JSONDecoder().decode(Self.self, from: Data(contents.bytes)) } catch {
            throw Diagnostic(
                "The baseline of the check is not understood.",
                at: Place(file: Self.path),
                fix: "Write it anew: 'scaffold check --baseline'."
            )
        }
    }

    /// The baseline as a file.
    package var contents: FileContents { JSONFile.contents(of: self) }

    /// The findings that are news, and how many entries occur no more.
    package func compare(with findings: [Finding]) -> (new: [Finding], known: Int, stale: Int) {
        var left = entries.reduce(into: [Entry: Int]()) { $0[$1, default: 0] += 1 }
        let new = findings.filter { finding in
            let entry = Entry(finding)
            guard let count = left[entry], count > 0 else { return true }
            left[entry] = count - 1
            return false
        }
        return (new, findings.count - new.count, left.values.reduce(0, +))
    }
}

extension CheckBaseline.Entry {
    fileprivate init(_ finding: Finding) {
        path = finding.path
        rule = finding.rule
        source = finding.source.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    }
}
