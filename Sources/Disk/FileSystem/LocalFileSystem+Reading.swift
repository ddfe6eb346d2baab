import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension LocalFileSystem {
    package func read(_ path: RelativePath) throws(SystemError) -> StoredFile {
        let file = try openFile(path)
        let status = try status(of: file, path)
        switch EntryKind(mode: status.st_mode) {
        case .file: break
        case .folder: throw SystemError(EISDIR, .read, path)
        case .symbolicLink, .other: throw SystemError(EINVAL, .read, path)
        }
        let bytes = try Self.bytes(of: file, expecting: Int(status.st_size), path)
        return StoredFile(bytes: bytes, permissions: UInt16(truncatingIfNeeded: status.st_mode & 0o7777))
    }

    private func openFile(_ path: RelativePath) throws(SystemError) -> Descriptor {
        // Without O_NONBLOCK, opening a pipe would wait for a writer for ever.
        let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
        if let file = openAtOnce(path, flags) { return file }
        let parent = try parent(of: path, for: .read)
        return Descriptor(try checked(.read, path) { openat(parent.number, path.name, flags) })
    }

    private static func bytes(
        of file: Descriptor,
        expecting count: Int,
        _ path: RelativePath
    ) throws(SystemError) -> [UInt8] {
        // One byte more than expected, so that the end is seen in the same call.
        var bytes = try piece(of: file, upTo: count + 1, path)
        guard bytes.count != count else { return bytes }
        while true {
            let more = try piece(of: file, upTo: 65_536, path)
            guard !more.isEmpty else { return bytes }
            bytes += more
        }
    }

    /// What comes next in the file; nothing at its end.
    private static func piece(
        of file: Descriptor,
        upTo room: Int,
        _ path: RelativePath
    ) throws(SystemError) -> [UInt8] {
        while true {
            var code: Int32 = 0
            let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
                #if canImport(Darwin)
                    let got = Darwin.read(file.number, buffer.baseAddress, room)
                #else
                    let got = Glibc.read(file.number, buffer.baseAddress, room)
                #endif
                code = got < 0 ? errno : 0
                count = max(0, got)
            }
            if code == 0 { return piece }
            guard code == EINTR else { throw SystemError(code, .read, path) }
        }
    }
}
