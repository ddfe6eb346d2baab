import Planning

/// The few things a disk is asked to do, all of them inside one folder, the root.
///
/// No operation follows a symbolic link: not at the end of a path, and not on the way to it. Where a path is optional,
/// nil stands for the root itself.
package protocol FileSystem: Sendable {
    /// What stands at `path`, when anything does.
    func kind(of path: RelativePath) throws(SystemError) -> EntryKind?

    /// The file at `path`, whole.
    func read(_ path: RelativePath) throws(SystemError) -> StoredFile

    /// What the disk notes of the file at `path`; nil when there is none, or the disk notes nothing.
    func stamp(of path: RelativePath) throws(SystemError) -> FileStamp?

    /// What lies directly in `folder`.
    func listing(of folder: RelativePath?) throws(SystemError) -> Listing

    /// Makes a folder in one that exists.
    func makeFolder(_ path: RelativePath) throws(SystemError)

    /// Writes a file where nothing is.
    func write(_ bytes: [UInt8], to path: RelativePath, permissions: Permissions) throws(SystemError)

    /// Moves a file or folder; a file at the new place gives way.
    func rename(_ path: RelativePath, to new: RelativePath) throws(SystemError)

    /// Moves a file or folder to where nothing is; fails with `EEXIST` otherwise.
    func renameExclusively(_ path: RelativePath, to new: RelativePath) throws(SystemError)

    /// Lets two files change places in one step; fails with `ENOTSUP` on disks that cannot.
    func exchange(_ first: RelativePath, with second: RelativePath) throws(SystemError)

    /// Removes a file or a symbolic link.
    func removeFile(_ path: RelativePath) throws(SystemError)

    /// Removes an empty folder.
    func removeFolder(_ path: RelativePath) throws(SystemError)

    /// Returns once the files and folders will outlast a power cut.
    func sync(_ paths: [RelativePath?]) throws(SystemError)

    /// Keeps `folder` to the holder of the lock; nil when another holds it or the folder went away.
    func lock(_ folder: RelativePath) throws(SystemError) -> FolderLock?

    /// The same disk with the folder at `path` as its root.
    func opened(at path: RelativePath) throws(SystemError) -> any FileSystem
}

extension FileSystem {
    /// What lies directly in `folder`, in the order of the paths, less any name that no `RelativePath` may hold.
    func list(_ folder: RelativePath?) throws(SystemError) -> [Entry] {
        try listing(of: folder).entries
    }

    /// Removes what stands at `path`, with all that lies in it.
    func removeTree(_ path: RelativePath) throws(SystemError) {
        switch try kind(of: path) {
        case .folder?:
            for entry in try list(path) {
                try removeTree(entry.path)
            }
            try removeFolder(path)
        case .file?, .symbolicLink?, .other?: try removeFile(path)
        case nil: break
        }
    }
}
