import Conventions

/// The edits that mend one file.
///
/// A finding is mended whole or not at all. Of two that want the same place, the second one waits for the next run, when
/// it is known whether it is still one.
struct Mending {
    private var edits: [Edit] = []

    /// Takes the edits of a file's findings, in their order.
    init(of findings: [Finding]) {
        for finding in findings {
            let new = finding.edits.filter { !edits.contains($0) }
            guard !new.contains(where: { edit in edits.contains { $0.meets(edit) } }) else { continue }
            edits += new
        }
    }

    /// Whether nothing is mended.
    var isEmpty: Bool { edits.isEmpty }

    /// The file's bytes, mended.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        var (result, done) = ([UInt8](), 0)
        for edit in edits.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) where edit.end <= bytes.count {
            result += bytes[done..<edit.start]
            result += edit.replacement.utf8
            done = edit.end
        }
        return result + bytes[done...]
    }
}

extension Edit {
    /// Whether both change the same bytes, or add at the same place.
    fileprivate func meets(_ other: Edit) -> Bool {
        start == other.start || (start < other.end && other.start < end)
    }
}
