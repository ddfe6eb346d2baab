import Planning

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension LocalFileSystem {
    package func write(
        _ bytes: [UInt8],
        to path: RelativePath,
        permissions: Permissions
    ) throws(SystemError) {
        let parent = try folderToWrite(path.parent)
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = Descriptor(
            try checked(.written, path) { openat(parent.number, path.name, flags, permissions.whenNew) }
        )
        var written = 0
        while written < bytes.count {
            written += try checked(.written, path) {
                bytes.withUnsafeBytes {
                    #if canImport(Darwin)
                        Darwin.write(file.number, $0.baseAddress?.advanced(by: written), $0.count - written)
                    #else
                        Glibc.write(file.number, $0.baseAddress?.advanced(by: written), $0.count - written)
                    #endif
                }
            }
        }
        guard case .exactly(let bits) = permissions else { return }
        try checked(.written, path) { fchmod(file.number, mode_t(bits)) }
    }

    package func listing(of folder: RelativePath?) throws(SystemError) -> Listing {
        // The stream keeps a position of its own only when the folder is opened anew.
        let parent = try self.folder(folder, for: .read)
        let number = try checked(.read, folder) { openat(parent.number, ".", Self.folderFlags) }
        guard let stream = fdopendir(number) else {
            let code = errno
            close(number)
            throw SystemError(code, .read, folder)
        }
        defer { closedir(stream) }
        var (entries, strangers) = ([Entry](), [String]())
        errno = 0
        while let record = readdir(stream) {
            let name = Self.name(of: record)
            guard name != ".", name != ".." else { continue }
            guard let path = try? RelativePath(name) else {
                strangers.append(EntryKind(noted: record.pointee.d_type) == .folder ? name + "/" : name)
                continue
            }
            let place = folder?.appending(path) ?? path
            if let kind = EntryKind(noted: record.pointee.d_type) {
                entries.append(Entry(path: place, kind: kind))
            } else {
                entries.append(Entry(path: place, kind: try kind(of: name, in: parent, place)))
            }
            errno = 0
        }
        guard errno == 0 else { throw SystemError(errno, .read, folder) }
        return Listing(entries: entries.sorted { $0.path < $1.path }, strangers: strangers.sorted())
    }

    private func folderToWrite(_ path: RelativePath?) throws(SystemError) -> Descriptor {
        if let (last, folder) = recent.use({ $0 }), last == path { return folder }
        let folder = try folder(path, for: .written)
        recent.use { $0 = (path, folder) }
        return folder
    }

    private static func name(of record: UnsafeMutablePointer<dirent>) -> String {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
        return String(cString: (UnsafeRawPointer(record) + offset).assumingMemoryBound(to: CChar.self))
    }
}

extension EntryKind {
    /// The kind that the disk notes beside the name; nil where it notes none.
    fileprivate init?(noted type: UInt8) {
        switch Int(type) {
        case Int(DT_REG): self = .file
        case Int(DT_DIR): self = .folder
        case Int(DT_LNK): self = .symbolicLink
        default: return nil
        }
    }
}

extension Permissions {
    fileprivate var whenNew: mode_t {
        switch self {
        case .usual: 0o644
        case .executable: 0o755
        case .exactly: 0o600
        }
    }
}
