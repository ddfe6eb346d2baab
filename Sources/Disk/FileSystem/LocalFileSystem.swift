import LightFoundation
import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A folder of this machine.
///
/// Each path is walked from the root's descriptor, folder by folder and never through a symbolic link, so that nothing
/// outside the root is touched even when somebody swaps a folder for a link at the worst moment.
package struct LocalFileSystem: FileSystem {
    static let folderFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let root: Descriptor
    /// The folder written to last; the next file is mostly written there too.
    let recent = Guarded<(path: RelativePath?, folder: Descriptor)?>(nil)

    /// Opens the folder at `path`, which may itself be reached through links.
    package init(root path: String) throws(SystemError) {
        root = Descriptor(try checked(.read, nil) { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
    }

    private init(root: Descriptor) {
        self.root = root
    }

    package func opened(at path: RelativePath) throws(SystemError) -> any FileSystem {
        LocalFileSystem(root: try folder(path, for: .read))
    }

    package func kind(of path: RelativePath) throws(SystemError) -> EntryKind? {
        do throws(SystemError) {
            return try kind(of: path.name, in: try parent(of: path, for: .read), path)
        } catch  where error.code == ENOENT {
            return nil
        }
    }

    package func makeFolder(_ path: RelativePath) throws(SystemError) {
        let parent = try parent(of: path, for: .written)
        try checked(.written, path) { mkdirat(parent.number, path.name, 0o755) }
    }

    package func removeFile(_ path: RelativePath) throws(SystemError) {
        let parent = try parent(of: path, for: .removed)
        try checked(.removed, path) { unlinkat(parent.number, path.name, 0) }
    }

    package func removeFolder(_ path: RelativePath) throws(SystemError) {
        recent.use { $0 = nil }
        let parent = try parent(of: path, for: .removed)
        try checked(.removed, path) { unlinkat(parent.number, path.name, AT_REMOVEDIR) }
    }

    package func lock(_ path: RelativePath) throws(SystemError) -> FolderLock? {
        do throws(SystemError) {
            let folder = try folder(path, for: .locked)
            try checked(.locked, path) { flock(folder.number, LOCK_EX | LOCK_NB) }
            // Whoever held the lock before may have removed the folder; then the lock is on something without a name.
            let standing = try self.folder(path, for: .locked)
            guard try status(of: folder, path).isSame(as: try status(of: standing, path)) else { return nil }
            return FolderLock { [folder] in flock(folder.number, LOCK_UN) }
        } catch  where error.code == EWOULDBLOCK || error.code == ENOENT {
            return nil
        }
    }
}

extension LocalFileSystem {
    /// The folder that holds `path`.
    func parent(of path: RelativePath, for action: SystemError.Action) throws(SystemError) -> Descriptor {
        try folder(path.parent, for: action)
    }

    /// The folder at `path`, walked to from the root; the root when nil.
    ///
    /// Where the system cannot walk there in one call, the walk folder by folder finds out why.
    func folder(_ path: RelativePath?, for action: SystemError.Action) throws(SystemError) -> Descriptor {
        guard let path else { return root }
        if path.components.count > 1, let folder = openAtOnce(path, Self.folderFlags) { return folder }
        var folder = root
        for (depth, name) in path.components.enumerated() {
            let number = openat(folder.number, name, Self.folderFlags)
            guard number < 0 else {
                folder = Descriptor(number)
                continue
            }
            let code = errno
            let place = path.prefix(depth + 1)
            guard code == ENOTDIR || code == ELOOP else { throw SystemError(code, action, place) }
            let isLink = try kind(of: name, in: folder, place) == .symbolicLink
            throw SystemError(isLink ? ELOOP : ENOTDIR, action, place)
        }
        return folder
    }

    func kind(of name: String, in folder: Descriptor, _ path: RelativePath?) throws(SystemError) -> EntryKind {
        var status = stat()
        try checked(.read, path) { fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) }
        return EntryKind(mode: status.st_mode)
    }

    func status(of descriptor: Descriptor, _ path: RelativePath?) throws(SystemError) -> stat {
        var status = stat()
        try checked(.read, path) { fstat(descriptor.number, &status) }
        return status
    }
}

extension EntryKind {
    init(mode: mode_t) {
        switch mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .symbolicLink
        default: self = .other
        }
    }
}

extension stat {
    fileprivate func isSame(as other: stat) -> Bool {
        st_dev == other.st_dev && st_ino == other.st_ino
    }
}
