import Conventions
import Disk
import Planning

/// What was read of each file, told by what the disk notes of it, or else by what it holds.
struct CheckCache: Sendable {
    /// The file that an app keeps it in, made anew when it is gone, and never committed.
    static func file(of app: String) -> CacheFile? {
        guard let folder = try? RelativePath(".scaffold/cache"), let name = try? RelativePath("check.facts") else {
            return nil
        }
        return CacheFile(name, in: folder, of: app)
    }

    /// What is kept of one file.
    struct Entry: Sendable {
        /// What the disk noted of it; nil where that promises nothing.
        let stamp: FileStamp?
        /// The hash of its name and bytes.
        let hash: ContentHash
        /// Its facts.
        let packed: ArraySlice<UInt8>
    }

    private let key: String
    private let entries: [String: Entry]
    private let byHash: [ContentHash: Entry]

    /// What an earlier run wrote, when the same tool wrote it by the same settings; nothing else otherwise.
    ///
    /// - Parameter key: Says which tool, rules and settings these are.
    init(_ bytes: [UInt8]?, key: String) {
        self.key = key
        entries = bytes.flatMap { try? Self.read($0, key: key) } ?? [:]
        byHash = Dictionary(entries.values.map { ($0.hash, $0) }) { first, _ in first }
    }

    /// How many files it knows.
    var count: Int { entries.count }

    /// What is known of a file that the disk has not changed since.
    func entry(of path: RelativePath, with stamp: FileStamp) -> Entry? {
        guard let entry = entries["\(path)"], let earlier = entry.stamp, stamp.proves(earlier) else { return nil }
        return entry
    }

    /// What is known of a file of this name with these bytes, wherever it lies.
    func entry(_ hash: ContentHash) -> Entry? { byHash[hash] }

    /// A cache of these files and no others, as bytes.
    static func bytes(of entries: [(path: RelativePath, entry: Entry)], key: String) -> [UInt8] {
        // Grown step by step, it would be there twice for a moment.
        let expected = entries.reduce(key.utf8.count) { $0 + $1.entry.packed.count + 256 }
        var writer = FactWriter(expecting: expected)
        writer.write(key)
        writer.write(entries.count)
        for (path, entry) in entries {
            writer.write("\(path)")
            entry.pack(into: &writer)
        }
        writer.write(writer.bytes[...].checksum)
        return writer.bytes
    }

    private static func read(_ bytes: [UInt8], key: String) throws(FactReader.Malformed) -> [String: Entry] {
        var reader = FactReader(bytes[...])
        guard try reader.text() == key else { throw FactReader.Malformed() }
        let count = try reader.number()
        var entries: [String: Entry] = [:]
        entries.reserveCapacity(min(max(count, 0), bytes.count))
        for _ in 0..<max(count, 0) {
            let path = try reader.text()
            entries[path] = try Entry(from: &reader)
        }
        let end = reader.position
        guard try reader.number() == bytes[..<end].checksum, reader.isAtEnd else { throw FactReader.Malformed() }
        return entries
    }
}

extension CheckCache.Entry: Packable {
    init(from reader: inout FactReader) throws(FactReader.Malformed) {
        stamp =
            try reader.flag()
            ? FileStamp(
                size: try reader.number(),
                written: try reader.number(),
                changed: try reader.number(),
                number: try reader.number()
            ) : nil
        hash = ContentHash(hexadecimal: try reader.text())
        packed = try reader.slice()
    }

    func pack(into writer: inout FactWriter) {
        writer.write(stamp?.isAtRest == true)
        if let stamp, stamp.isAtRest {
            for number in [stamp.size, stamp.written, stamp.changed, stamp.number] { writer.write(number) }
        }
        writer.write(hash.hexadecimal)
        writer.write(packed)
    }

    /// The facts; nil when they are damaged.
    func facts<Facts: Packable>() -> Facts? {
        var reader = FactReader(packed)
        return try? Facts(from: &reader)
    }
}

extension ArraySlice<UInt8> {
    /// A number that nearly any damage changes: FNV-1a over eight bytes at a time, so that it costs next to nothing.
    fileprivate var checksum: Int {
        let hash = withUnsafeBytes { bytes in
            var hash: UInt64 = 0xCBF2_9CE4_8422_2325
            let whole = bytes.count / 8 * 8
            for offset in stride(from: 0, to: whole, by: 8) {
                hash = (hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x100_0000_01B3
            }
            for byte in bytes[whole...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
            return hash
        }
        return Int(truncatingIfNeeded: hash)
    }
}
