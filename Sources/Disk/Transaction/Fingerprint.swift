import Planning

/// A number that tells files apart that were not made to be mistaken for one another.
struct Fingerprint: Hashable, Sendable {
    private static let empty: UInt64 = 0xcbf2_9ce4_8422_2325
    let value: UInt64

    init(value: UInt64) {
        self.value = value
    }

    /// The print of some bytes (FNV-1a).
    init(_ bytes: some Sequence<UInt8>, after other: Fingerprint = Fingerprint(value: empty)) {
        value = bytes.reduce(other.value) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
    }

    /// The print of a new file: disks that know no executable bit must not make it another.
    init(_ bytes: [UInt8], at path: RelativePath) {
        self.init(bytes, after: Fingerprint(path.description.utf8))
    }

    /// The print of a file that another takes the place of.
    init(_ file: StoredFile) {
        self.init(file.contents.bytes, after: Fingerprint([file.contents.isExecutable ? 1 : 0]))
    }

    /// The print of a folder with both in it, whichever came first.
    static func + (first: Fingerprint, second: Fingerprint) -> Fingerprint {
        Fingerprint(value: first.value &+ second.value)
    }
}

extension FileSystem {
    /// The print of all files that stand at `place` or under it, as if that were `path`; nil when there is anything but
    /// files and folders.
    func fingerprint(ofTree place: RelativePath, as path: RelativePath) throws(SystemError) -> Fingerprint? {
        switch try kind(of: place) {
        case .file?: return Fingerprint(try read(place).contents.bytes, at: path)
        case .folder?:
            var sum = Fingerprint(value: 0)
            for entry in try list(place) {
                guard let name = try? RelativePath(entry.path.name) else { return nil }
                guard let next = try fingerprint(ofTree: entry.path, as: path.appending(name)) else { return nil }
                sum = sum + next
            }
            return sum
        case .symbolicLink?, .other?, nil: return nil
        }
    }

    /// The print of the file at `path`; nil when there is none.
    func fingerprint(ofFile path: RelativePath) throws(SystemError) -> Fingerprint? {
        try kind(of: path) == .file ? Fingerprint(read(path)) : nil
    }
}
