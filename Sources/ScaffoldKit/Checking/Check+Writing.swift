import Conventions
import Diagnostics
import Disk
import Planning

extension Check {
    /// The plan that writes all that is found now into the baseline.
    package func baselinePlan(in tree: Tree) throws(Diagnostic) -> WritePlan {
        let path = try RelativePath(CheckBaseline.path)
        let existing = try tree.snapshot(of: [path]).files()
        return WritePlan(
            creating: [:],
            editing: [path: CheckBaseline(try everything().findings).contents],
            in: existing
        )
    }

    /// The plan that mends what is mechanical among `findings`.
    ///
    /// A file that could not be read to its end is left alone: what it means is not known.
    package func fixPlan(for findings: [Finding], in tree: Tree) throws(Diagnostic) -> WritePlan {
        var edits: [RelativePath: FileContents] = [:]
        var existing: [RelativePath: FileContents] = [:]
        for (name, findings) in Dictionary(grouping: findings, by: \.path) {
            let mending = Mending(of: findings)
            let path = try RelativePath(name)
            guard !mending.isEmpty, !findings.contains(where: { $0.rule == "syntax" }),
                let contents = try tree.snapshot(of: [path]).files()[path]
            else { continue }
            existing[path] = contents
            edits[path] = FileContents(mending.applied(to: contents.bytes), isExecutable: contents.isExecutable)
        }
        return WritePlan(creating: [:], editing: edits, in: existing)
    }
}
