import LightFoundation
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

    /// Makes a disk that holds `files`, and the folders they need.
    package init(_ files: [RelativePath: FileContents]) throws(SystemError) {
        self.init()
        for (path, contents) in files {
            for folder in path.ancestors where try kind(of: folder) == nil {
                try makeFolder(folder)
            }
            try write(contents.bytes, to: path, permissions: contents.isExecutable ? .executable : .usual)
        }
    }

    private init(disk: Guarded<Void>, root: MemoryFolder) {
        self.disk = disk
        self.root = root
    }

    /// Puts a symbolic link at `path`, or a special file, as somebody else might.
    package func plant(_ kind: EntryKind, at path: RelativePath) throws(SystemError) {
        try hold(root.add(kind == .symbolicLink ? .symbolicLink : .other, at: path))
    }

    package func opened(at path: RelativePath) throws(SystemError) -> any FileSystem {
        InMemoryFileSystem(disk: disk, root: try hold(root.folder(path, .read)))
    }

    package func kind(of path: RelativePath) throws(SystemError) -> EntryKind? {
        do throws(SystemError) {
            return try hold(root.node(path, .read)).kind
        } catch  where error.code == ENOENT {
            return nil
        }
    }

    package func read(_ path: RelativePath) throws(SystemError) -> StoredFile {
        switch try hold(root.node(path, .read)) {
        case .file(let file): return file
        case .folder: throw SystemError(EISDIR, .read, path)
        case .symbolicLink: throw SystemError(ELOOP, .read, path)
        case .other: throw SystemError(EINVAL, .read, path)
        }
    }

    package func stamp(of path: RelativePath) throws(SystemError) -> FileStamp? { nil }

    package func listing(of folder: RelativePath?) throws(SystemError) -> Listing {
        let nodes = try hold(root.folder(folder, .read).nodes)
        let entries = nodes.compactMap { name, node in
            (try? RelativePath(name)).map { Entry(path: folder?.appending($0) ?? $0, kind: node.kind) }
        }
        return Listing(entries: entries.sorted { $0.path < $1.path })
    }

    package func makeFolder(_ path: RelativePath) throws(SystemError) {
        try hold(root.add(.folder(MemoryFolder()), at: path))
    }

    package func write(_ bytes: [UInt8], to path: RelativePath, permissions: Permissions) throws(SystemError) {
        try hold(root.add(.file(StoredFile(bytes: bytes, permissions: permissions.bits)), at: path))
    }

    package func rename(_ path: RelativePath, to new: RelativePath) throws(SystemError) {
        try hold(root.move(path, to: new))
    }

    package func renameExclusively(_ path: RelativePath, to new: RelativePath) throws(SystemError) {
        try hold(root.moveExclusively(path, to: new))
    }

    package func exchange(_ first: RelativePath, with second: RelativePath) throws(SystemError) {
        try hold(root.exchange(first, with: second))
    }

    package func removeFile(_ path: RelativePath) throws(SystemError) {
        try hold(root.removeFile(path))
    }

    package func removeFolder(_ path: RelativePath) throws(SystemError) {
        try hold(root.removeFolder(path))
    }

    package func sync(_ paths: [RelativePath?]) throws(SystemError) {
        for case let path? in paths {
            _ = try hold(root.node(path, .saved))
        }
    }

    package func lock(_ path: RelativePath) throws(SystemError) -> FolderLock? {
        let folder: MemoryFolder
        do throws(SystemError) {
            folder = try hold(root.folder(path, .locked))
        } catch  where error.code == ENOENT {
            return nil
        }
        guard try hold(folder.lock()) else { return nil }
        return FolderLock { [disk] in disk.use { _ in folder.isLocked = false } }
    }

    private func hold<Result>(
        _ body: @autoclosure () throws(SystemError) -> Result
    ) throws(SystemError) -> Result {
        try disk.use { _ throws(SystemError) in try body() }
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
