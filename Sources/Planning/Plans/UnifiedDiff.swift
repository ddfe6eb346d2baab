/// What changes in one text, as `diff -u` shows it.
package struct UnifiedDiff: Equatable, Sendable {
    /// One line and its part in the change.
    package enum Line: Equatable, Sendable {
        /// The names of the two texts, or where a hunk lies.
        case header(String)
        /// A line of both texts.
        case context(String)
        /// A line of the new text alone.
        case added(String)
        /// A line of the old text alone.
        case removed(String)
    }

    private static let margin = 3

    /// The lines, headers first; none where the texts are the same.
    package let lines: [Line]

    /// Compares two texts; nil stands for a file that does not exist.
    package init(of path: RelativePath, from old: String?, to new: String?) {
        let changes = Self.changes(from: old ?? "", to: new ?? "")
        let hunks = Self.hunks(in: changes)
        guard !hunks.isEmpty || (old == nil) != (new == nil) else {
            lines = []
            return
        }
        let names = [old == nil ? "--- /dev/null" : "--- a/\(path)", new == nil ? "+++ /dev/null" : "+++ b/\(path)"]
        lines = names.map(Line.header) + hunks.flatMap { Self.lines(of: $0, in: changes) }
    }

    /// Both texts in one list, each line with its part.
    private static func changes(from old: String, to new: String) -> [Line] {
        let oldLines = split(old)
        let newLines = split(new)
        let difference = newLines.difference(from: oldLines)
        let removed = Set(difference.removals.map(offset))
        let inserted = Set(difference.insertions.map(offset))
        var changes: [Line] = []
        var (i, j) = (0, 0)
        while i < oldLines.count || j < newLines.count {
            if removed.contains(i) {
                changes.append(.removed(oldLines[i]))
                i += 1
            } else if inserted.contains(j) {
                changes.append(.added(newLines[j]))
                j += 1
            } else {
                changes.append(.context(oldLines[i]))
                i += 1
                j += 1
            }
        }
        return changes
    }

    private static func offset(of change: CollectionDifference<String>.Change) -> Int {
        switch change {
        case .insert(let offset, _, _), .remove(let offset, _, _): offset
        }
    }

    private static func split(_ text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        let scalars = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard scalars.last == "" else {
            return scalars.dropLast() + [scalars[scalars.count - 1] + "\n\\ No newline at end of file"]
        }
        return scalars.dropLast()
    }

    /// Runs of lines in which changes lie less than two margins apart.
    private static func hunks(in changes: [Line]) -> [Range<Int>] {
        let changed = changes.indices.filter { !changes[$0].isContext }
        return changed.reduce(into: []) { hunks, index in
            let start = max(index - margin, 0)
            let end = min(index + margin + 1, changes.count)
            if let last = hunks.last, start <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<end
            } else {
                hunks.append(start..<end)
            }
        }
    }

    private static func lines(of hunk: Range<Int>, in changes: [Line]) -> [Line] {
        let before = changes[..<hunk.lowerBound]
        let inside = changes[hunk]
        let old = span(start: before.count(where: \.isInOld), count: inside.count(where: \.isInOld))
        let new = span(start: before.count(where: \.isInNew), count: inside.count(where: \.isInNew))
        return [.header("@@ -\(old) +\(new) @@")] + inside
    }

    private static func span(start: Int, count: Int) -> String {
        count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
    }
}

extension UnifiedDiff.Line {
    fileprivate var isContext: Bool {
        if case .context = self { true } else { false }
    }

    fileprivate var isInOld: Bool {
        switch self {
        case .context, .removed: true
        case .added, .header: false
        }
    }

    fileprivate var isInNew: Bool {
        switch self {
        case .context, .added: true
        case .removed, .header: false
        }
    }
}

extension UnifiedDiff.Line: CustomStringConvertible {
    /// The line with the sign that `diff` puts before it.
    package var description: String {
        switch self {
        case .header(let text): text
        case .context(let text): " " + text
        case .added(let text): "+" + text
        case .removed(let text): "-" + text
        }
    }
}
