#if canImport(Glibc)
    import Foundation

    @testable import Disk

    /// A disk of its own in memory, small enough to be filled.
    final class TinyDisk {
        let folder: TemporaryFolder

        init(bytes: Int) throws {
            folder = try TemporaryFolder()
            guard mount("tmpfs", folder.path, "tmpfs", 0, "size=\(bytes)") == 0 else {
                throw SystemError(errno, .written, nil)
            }
        }

        deinit {
            umount(folder.path)
        }

        static var canBeMade: Bool {
            (try? TinyDisk(bytes: 4096)) != nil
        }

        var fileSystem: LocalFileSystem {
            get throws { try folder.fileSystem }
        }
    }
#endif
