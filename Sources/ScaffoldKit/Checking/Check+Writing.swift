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
    package func fixPlan(for findings: [Finding], in tree: Tree) throws(Diagnostic) -> WritePlan {
        let mendable = Dictionary(grouping: findings.filter { !$0.edits.isEmpty }, by: \.path)
        var edits: [RelativePath: FileContents] = [:]
        var existing: [RelativePath: FileContents] = [:]
        for (name, findings) in mendable {
            let path = try RelativePath(name)
            guard let contents = try tree.snapshot(of: [path]).files()[path] else { continue }
            existing[path] = contents
            edits[path] = FileContents(
                contents.bytes.applying(findings.flatMap(\.edits)),
                isExecutable: contents.isExecutable
            )
        }
        return WritePlan(creating: [:], editing: edits, in: existing)
    }
}

extension [UInt8] {
    /// The bytes with pieces exchanged; of two that overlap the first one counts.
    fileprivate func applying(_ edits: [Edit]) -> [UInt8] {
        var (result, done) = ([UInt8](), 0)
        for edit in Set(edits).sorted(by: { ($0.start, $0.end, $0.replacement) < ($1.start, $1.end, $1.replacement) })
        where edit.start >= done && edit.end <= count {
            result += self[done..<edit.start]
            result += edit.replacement.utf8
            done = edit.end
        }
        return result + self[done...]
    }
}
