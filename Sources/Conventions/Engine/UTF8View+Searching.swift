#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

extension String.UTF8View {
    /// Whether the bytes of `word` stand in it.
    func contains(_ word: String.UTF8View) -> Bool { offset(of: word) != nil }

    /// Where the bytes of `word` stand first.
    func offset(of word: String.UTF8View) -> Int? {
        let needle = Array(word)
        return withContiguousStorageIfAvailable { Self.offset(of: needle, in: UnsafeRawBufferPointer($0)) }
            ?? Array(self).withUnsafeBytes { Self.offset(of: needle, in: $0) }
    }

    // The C library's search for a byte is many times faster than one written here.
    private static func offset(of word: [UInt8], in bytes: UnsafeRawBufferPointer) -> Int? {
        guard let base = bytes.baseAddress, let first = word.first else { return nil }
        var start = 0
        while start + word.count <= bytes.count,
            let hit = memchr(base + start, Int32(first), bytes.count - start - word.count + 1)
        {
            let place = base.distance(to: UnsafeRawPointer(hit))
            if memcmp(hit, word, word.count) == 0 { return place }
            start = place + 1
        }
        return nil
    }
}
