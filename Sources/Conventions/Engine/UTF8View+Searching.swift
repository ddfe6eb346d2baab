#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension String.UTF8View {
    /// Whether the bytes of `word` stand in it.
    func contains(_ word: String.UTF8View) -> Bool {
        count(of: word, atMost: 1) > 0
    }

    /// How often the bytes of `word` stand in it.
    func count(of word: String.UTF8View, atMost limit: Int = .max) -> Int {
        let needle = Array(word)
        let counted = withContiguousStorageIfAvailable { count(of: needle, in: UnsafeRawBufferPointer($0), limit) }
        return counted ?? Array(self).withUnsafeBytes { count(of: needle, in: $0, limit) }
    }

    // The C library's search for a byte is many times faster than one written here.
    private func count(of word: [UInt8], in bytes: UnsafeRawBufferPointer, _ limit: Int) -> Int {
        guard let start = bytes.baseAddress, let first = word.first else { return 0 }
        var (found, offset) = (0, 0)
        while found < limit, offset + word.count <= bytes.count,
            let hit = memchr(start + offset, Int32(first), bytes.count - offset - word.count + 1)
        {
            offset = start.distance(to: UnsafeRawPointer(hit))
            let isWhole = memcmp(hit, word, word.count) == 0
            found += isWhole ? 1 : 0
            offset += isWhole ? word.count : 1
        }
        return found
    }
}
