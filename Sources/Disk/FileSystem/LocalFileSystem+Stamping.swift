import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension LocalFileSystem {
    package func stamp(of path: RelativePath) throws(SystemError) -> FileStamp? {
        var (status, now) = (stat(), timespec())
        clock_gettime(CLOCK_REALTIME, &now)
        do throws(SystemError) {
            let parent = try parent(of: path, for: .read)
            try checked(.read, path) { fstatat(parent.number, path.name, &status, AT_SYMLINK_NOFOLLOW) }
        } catch  where error.code == ENOENT {
            return nil
        }
        return EntryKind(mode: status.st_mode) == .file ? FileStamp(status, at: now) : nil
    }
}

extension FileStamp {
    fileprivate init(_ status: stat, at now: timespec) {
        #if canImport(Darwin)
            let (written, changed) = (status.st_mtimespec, status.st_ctimespec)
        #else
            let (written, changed) = (status.st_mtim, status.st_ctim)
        #endif
        self.init(
            size: Int(status.st_size),
            written: written.nanoseconds,
            changed: changed.nanoseconds,
            number: Int(truncatingIfNeeded: status.st_ino),
            at: now.nanoseconds
        )
    }
}

extension timespec {
    fileprivate var nanoseconds: Int { Int(tv_sec) * 1_000_000_000 + Int(tv_nsec) }
}
