import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A file that costs nothing but time when it is lost, so that no journal and no power cut have to be thought of.
///
/// It takes the place of the one before in a single step, and one run at a time writes: another sees the old one or the
/// new one, whole. Whatever goes wrong is nobody's concern.
package struct CacheFile: Sendable {
    private let fileSystem: any FileSystem
    private let path: RelativePath
    private let folder: RelativePath

    /// The file `name` in `folder`, which holds nothing but caches.
    package init(_ name: RelativePath, in folder: RelativePath, on fileSystem: any FileSystem) {
        self.fileSystem = fileSystem
        self.folder = folder
        path = folder.appending(name)
    }

    /// The file `name` in `folder` of a project on this machine; nil when there is no such project.
    package init?(_ name: RelativePath, in folder: RelativePath, of project: String) {
        guard let fileSystem = try? LocalFileSystem(root: project) else { return nil }
        self.init(name, in: folder, on: fileSystem)
    }

    /// What an earlier run wrote, when it can be read.
    package func read() -> [UInt8]? {
        try? fileSystem.read(path).contents.bytes
    }

    /// Writes, unless another run does or nothing can be written here.
    package func write(_ bytes: [UInt8]) {
        do throws(SystemError) {
            for folder in folder.ancestors + [folder] where try fileSystem.kind(of: folder) == nil {
                try fileSystem.makeFolder(folder)
            }
            guard let lock = try fileSystem.lock(folder) else { return }
            try withExtendedLifetime(lock) { () throws(SystemError) in try replace(with: bytes) }
        } catch {}
    }

    private func replace(with bytes: [UInt8]) throws(SystemError) {
        guard let ignore = try? folder.appending(RelativePath(".gitignore")),
            let next = try? folder.appending(RelativePath(path.name + ".next"))
        else { return }
        // Its own file included, so that nobody commits a cache.
        if try fileSystem.kind(of: ignore) == nil {
            try fileSystem.write(Array("*\n".utf8), to: ignore, permissions: .usual)
        }
        // A run that was killed may have left it.
        if try fileSystem.kind(of: next) != nil { try fileSystem.removeFile(next) }
        try fileSystem.write(bytes, to: next, permissions: .usual)
        try fileSystem.rename(next, to: path)
    }
}
