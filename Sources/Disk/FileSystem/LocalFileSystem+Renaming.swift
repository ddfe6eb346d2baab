import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension LocalFileSystem {
    package func rename(_ path: RelativePath, to new: RelativePath) throws(SystemError) {
        try move(path, to: new) { renameat($0, $1, $2, $3) }
    }

    package func renameExclusively(_ path: RelativePath, to new: RelativePath) throws(SystemError) {
        do throws(SystemError) {
            try move(path, to: new, by: Self.renameExclusively)
        } catch  where error.isUnsupported {
            try linkExclusively(path, to: new)
        }
    }

    package func exchange(_ first: RelativePath, with second: RelativePath) throws(SystemError) {
        do throws(SystemError) {
            try move(first, to: second, by: Self.exchange)
        } catch  where error.isUnsupported {
            throw SystemError(ENOTSUP, .moved, second)
        }
    }

    /// Moves to where nothing is on a disk that has no call for it.
    func linkExclusively(_ path: RelativePath, to new: RelativePath) throws(SystemError) {
        guard try kind(of: path) == .file else {
            // A folder never takes the place of anything but an empty folder, so little is lost by asking first.
            guard try kind(of: new) == nil else { throw SystemError(EEXIST, .moved, new) }
            return try rename(path, to: new)
        }
        try move(path, to: new) { linkat($0, $1, $2, $3, 0) }
        do throws(SystemError) {
            try removeFile(path)
        } catch {
            try removeFile(new)
            throw error
        }
    }

    private typealias Move = @Sendable (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>) -> Int32

    private func move(_ path: RelativePath, to new: RelativePath, by move: Move) throws(SystemError) {
        recent.use { $0 = nil }
        let from = try parent(of: path, for: .moved)
        let to = try parent(of: new, for: .moved)
        try checked(.moved, new) { move(from.number, path.name, to.number, new.name) }
    }
}

#if canImport(Darwin)
    extension LocalFileSystem {
        private static let renameExclusively: Move = { renameatx_np($0, $1, $2, $3, UInt32(RENAME_EXCL)) }
        private static let exchange: Move = { renameatx_np($0, $1, $2, $3, UInt32(RENAME_SWAP)) }
    }
#else
    extension LocalFileSystem {
        // Swift's Glibc module leaves out what the C headers show only to GNU sources.
        private typealias Renameat2 =
            @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
        private static let renameat2 = dlsym(nil, "renameat2").map { unsafeBitCast($0, to: Renameat2.self) }

        private static let renameExclusively: Move = { renameat2($0, $1, $2, $3, flags: 1) }
        private static let exchange: Move = { renameat2($0, $1, $2, $3, flags: 2) }

        private static func renameat2(
            _ from: Int32,
            _ old: UnsafePointer<CChar>,
            _ to: Int32,
            _ new: UnsafePointer<CChar>,
            flags: UInt32
        ) -> Int32 {
            guard let renameat2 else {
                errno = ENOSYS
                return -1
            }
            return renameat2(from, old, to, new, flags)
        }
    }
#endif

extension SystemError {
    fileprivate var isUnsupported: Bool {
        [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP].contains(code)
    }
}
