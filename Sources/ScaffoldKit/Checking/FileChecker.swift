import Conventions
import Diagnostics
import Disk
import Planning

/// Reads files for a check, or takes what an earlier one has read of them.
struct FileChecker<Facts: Packable & Sendable>: Sendable {
    let tree: Tree
    let cache: CheckCache
    /// What there is to know of a file with these bytes; nil when they are no text.
    let facts: @Sendable (RelativePath, [UInt8]) -> Facts?

    /// What there is to know of a file; nil when it has gone away.
    func check(_ path: RelativePath) -> CheckedFile<Facts>? {
        do throws(Diagnostic) {
            // Taken before the file is read: after a change in between, it is the stamp of no file there is.
            guard let stamp = try tree.stamp(of: path) else { return try unstamped(path) }
            guard stamp.size <= largestChecked else { return CheckedFile(path: path, finding: .tooLarge(path)) }
            guard let entry = cache.entry(of: path, with: stamp), let facts: Facts = entry.facts() else {
                return try read(path, stamp)
            }
            return CheckedFile(path: path, facts: facts, entry: entry)
        } catch {
            return CheckedFile(path: path, finding: .file(path, error.message, fix: error.fix ?? "Make it readable."))
        }
    }

    private func unstamped(_ path: RelativePath) throws(Diagnostic) -> CheckedFile<Facts>? {
        switch try tree.snapshot(of: [path])[path] {
        case .file?: try read(path, nil)
        case nil: nil
        case .symbolicLink?: CheckedFile(path: path, finding: .link(path))
        case .folder?, .other?: CheckedFile(path: path, finding: .noFile(path))
        }
    }

    private func read(_ path: RelativePath, _ stamp: FileStamp?) throws(Diagnostic) -> CheckedFile<Facts>? {
        guard case .file(let contents)? = try tree.snapshot(of: [path])[path] else { return nil }
        let hash = ContentHash(of: Array(path.name.utf8) + [0] + contents.bytes)
        if let known = cache.entry(hash), let facts: Facts = known.facts() {
            let entry = CheckCache.Entry(stamp: stamp, hash: hash, packed: known.packed)
            return CheckedFile(path: path, facts: facts, entry: entry, isNew: stamp?.isAtRest == true)
        }
        guard let facts = facts(path, contents.bytes) else {
            return CheckedFile(path: path, finding: .noText(path))
        }
        let entry = CheckCache.Entry(stamp: stamp, hash: hash, packed: facts.packed)
        return CheckedFile(path: path, facts: facts, entry: entry, isNew: true)
    }
}

/// How many bytes a file may have to be checked: more than any person writes.
private let largestChecked = 3 << 20

extension Packable {
    fileprivate var packed: ArraySlice<UInt8> {
        var writer = FactWriter()
        pack(into: &writer)
        return writer.bytes[...]
    }
}
