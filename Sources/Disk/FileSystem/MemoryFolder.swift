import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder on a disk in memory; used only while the disk is held.
final class MemoryFolder: @unchecked Sendable {
    /// A thing in the folder.
    enum Node {
        case file(StoredFile)
        case folder(MemoryFolder)
        case symbolicLink
        case other

        var kind: EntryKind {
            switch self {
            case .file: .file
            case .folder: .folder
            case .symbolicLink: .symbolicLink
            case .other: .other
            }
        }
    }

    private(set) var nodes: [String: Node] = [:]
    var isLocked = false

    func node(_ path: RelativePath, _ action: SystemError.Action) throws(SystemError) -> Node {
        guard let node = try folder(path.parent, action).nodes[path.name] else {
            throw SystemError(ENOENT, action, path)
        }
        return node
    }

    /// The folder at `path`; this one when nil.
    func folder(_ path: RelativePath?, _ action: SystemError.Action) throws(SystemError) -> MemoryFolder {
        guard let path else { return self }
        switch try node(path, action) {
        case .folder(let folder): return folder
        case .symbolicLink: throw SystemError(ELOOP, action, path)
        case .file, .other: throw SystemError(ENOTDIR, action, path)
        }
    }

    func add(_ node: Node, at path: RelativePath, _ action: SystemError.Action = .written) throws(SystemError) {
        let folder = try folder(path.parent, action)
        guard folder.nodes[path.name] == nil else { throw SystemError(EEXIST, action, path) }
        folder.nodes[path.name] = node
    }

    func move(_ path: RelativePath, to new: RelativePath) throws(SystemError) {
        let node = try node(path, .moved)
        let folder = try folder(new.parent, .moved)
        if case .folder(let standing)? = folder.nodes[new.name], !standing.nodes.isEmpty {
            throw SystemError(ENOTEMPTY, .moved, new)
        }
        try self.folder(path.parent, .moved).nodes[path.name] = nil
        folder.nodes[new.name] = node
    }

    func moveExclusively(_ path: RelativePath, to new: RelativePath) throws(SystemError) {
        try add(node(path, .moved), at: new, .moved)
        try folder(path.parent, .moved).nodes[path.name] = nil
    }

    func exchange(_ first: RelativePath, with second: RelativePath) throws(SystemError) {
        let (one, other) = (try node(first, .moved), try node(second, .moved))
        try folder(first.parent, .moved).nodes[first.name] = other
        try folder(second.parent, .moved).nodes[second.name] = one
    }

    func removeFile(_ path: RelativePath) throws(SystemError) {
        guard try node(path, .removed).kind != .folder else { throw SystemError(EISDIR, .removed, path) }
        try folder(path.parent, .removed).nodes[path.name] = nil
    }

    func removeFolder(_ path: RelativePath) throws(SystemError) {
        guard try folder(path, .removed).nodes.isEmpty else { throw SystemError(ENOTEMPTY, .removed, path) }
        try folder(path.parent, .removed).nodes[path.name] = nil
    }

    /// Returns false when the lock is held already.
    func lock() -> Bool {
        defer { isLocked = true }
        return !isLocked
    }
}
