import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A disk for tests, which ends with them.
package struct InMemoryFileSystem: FileSystem {
    private let disk: Guarded<Void>
    private let root: MemoryFolder

    /// Makes an empty disk.
    package init() {
        self.init(disk: Guarded(()), root: MemoryFolder())
    }

    private init(disk: Guarded<Void>, root: MemoryFolder) {
        self.disk = disk
        self.root = root
    }

    package func opened(at path: RelativePath) throws(SystemError) -> any FileSystem {
        InMemoryFileSystem(disk: disk, root: try hold { () throws(SystemError) in try folder(path, .read) })
    }

    package func kind(of path: RelativePath) throws(SystemError) -> EntryKind? {
        do throws(SystemError) {
            return try hold { () throws(SystemError) in try node(path, .read).kind }
        } catch where error.code == ENOENT {
            return nil
        }
    }

    package func read(_ path: RelativePath) throws(SystemError) -> StoredFile {
        switch try hold({ () throws(SystemError) in try node(path, .read) }) {
        case .file(let file): return file
        case .folder: throw SystemError(EISDIR, .read, path)
        case .symbolicLink: throw SystemError(ELOOP, .read, path)
        case .other: throw SystemError(EINVAL, .read, path)
        }
    }

    package func list(_ folder: RelativePath?) throws(SystemError) -> [Entry] {
        let nodes = try hold { () throws(SystemError) in try self.folder(folder, .read).nodes }
        return nodes.compactMap { name, node in
            (try? RelativePath(name)).map { Entry(path: folder?.appending($0) ?? $0, kind: node.kind) }
        }
        .sorted { $0.path < $1.path }
    }

    package func makeFolder(_ path: RelativePath) throws(SystemError) {
        try add(.folder(MemoryFolder()), at: path)
    }

    package func write(_ bytes: [UInt8], to path: RelativePath, permissions: Permissions) throws(SystemError) {
        try add(.file(StoredFile(bytes: bytes, permissions: permissions.bits)), at: path)
    }

    /// Puts a symbolic link at `path`, or a special file, as somebody else might.
    package func plant(_ kind: EntryKind, at path: RelativePath) throws(SystemError) {
        try add(kind == .symbolicLink ? .symbolicLink : .other, at: path)
    }

    package func rename(_ path: RelativePath, to new: RelativePath) throws(SystemError) {
        try hold { () throws(SystemError) in
            let node = try node(path, .moved)
            if case .folder(let standing)? = try folder(new.parent, .moved).nodes[new.name], !standing.nodes.isEmpty {
                throw SystemError(ENOTEMPTY, .moved, new)
            }
            try folder(path.parent, .moved).nodes[path.name] = nil
            try folder(new.parent, .moved).nodes[new.name] = node
        }
    }

    package func renameExclusively(_ path: RelativePath, to new: RelativePath) throws(SystemError) {
        try hold { () throws(SystemError) in
            let node = try node(path, .moved)
            guard try folder(new.parent, .moved).nodes[new.name] == nil else { throw SystemError(EEXIST, .moved, new) }
            try folder(path.parent, .moved).nodes[path.name] = nil
            try folder(new.parent, .moved).nodes[new.name] = node
        }
    }

    package func exchange(_ first: RelativePath, with second: RelativePath) throws(SystemError) {
        try hold { () throws(SystemError) in
            let (one, other) = (try node(first, .moved), try node(second, .moved))
            try folder(first.parent, .moved).nodes[first.name] = other
            try folder(second.parent, .moved).nodes[second.name] = one
        }
    }

    package func removeFile(_ path: RelativePath) throws(SystemError) {
        try hold { () throws(SystemError) in
            guard try node(path, .removed).kind != .folder else { throw SystemError(EISDIR, .removed, path) }
            try folder(path.parent, .removed).nodes[path.name] = nil
        }
    }

    package func removeFolder(_ path: RelativePath) throws(SystemError) {
        try hold { () throws(SystemError) in
            guard try folder(path, .removed).nodes.isEmpty else { throw SystemError(ENOTEMPTY, .removed, path) }
            try folder(path.parent, .removed).nodes[path.name] = nil
        }
    }

    package func sync(_ paths: [RelativePath?]) throws(SystemError) {
        for case let path? in paths {
            _ = try hold { () throws(SystemError) in try node(path, .saved) }
        }
    }

    package func lock(_ path: RelativePath) throws(SystemError) -> FolderLock? {
        try hold { () throws(SystemError) in
            let folder = try folder(path, .locked)
            guard !folder.isLocked else { return nil }
            folder.isLocked = true
            return FolderLock { [disk] in disk.use { _ in folder.isLocked = false } }
        }
    }
}

extension InMemoryFileSystem {
    private func hold<Result>(_ body: () throws(SystemError) -> Result) throws(SystemError) -> Result {
        try disk.use { _ throws(SystemError) in try body() }
    }

    private func add(_ node: MemoryNode, at path: RelativePath) throws(SystemError) {
        try hold { () throws(SystemError) in
            let folder = try folder(path.parent, .written)
            guard folder.nodes[path.name] == nil else { throw SystemError(EEXIST, .written, path) }
            folder.nodes[path.name] = node
        }
    }

    private func node(_ path: RelativePath, _ action: SystemError.Action) throws(SystemError) -> MemoryNode {
        guard let node = try folder(path.parent, action).nodes[path.name] else {
            throw SystemError(ENOENT, action, path)
        }
        return node
    }

    private func folder(_ path: RelativePath?, _ action: SystemError.Action) throws(SystemError) -> MemoryFolder {
        guard let path else { return root }
        switch try node(path, action) {
        case .folder(let folder): return folder
        case .symbolicLink: throw SystemError(ELOOP, action, path)
        case .file, .other: throw SystemError(ENOTDIR, action, path)
        }
    }
}

extension Permissions {
    fileprivate var bits: UInt16 {
        switch self {
        case .usual: 0o644
        case .executable: 0o755
        case .exactly(let bits): bits
        }
    }
}
