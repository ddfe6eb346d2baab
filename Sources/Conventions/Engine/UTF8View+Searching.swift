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
        return withBytes { bytes in
            var (found, start) = (0, 0)
            while found < limit, let hit = offset(of: needle, in: bytes, from: start) {
                found += 1
                start = hit + needle.count
            }
            return found
        }
    }

    /// Where the bytes of `word` stand first.
    func offset(of word: String.UTF8View) -> Int? {
        withBytes { offset(of: Array(word), in: $0, from: 0) }
    }

    private func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        withContiguousStorageIfAvailable { body(UnsafeRawBufferPointer($0)) } ?? Array(self).withUnsafeBytes(body)
    }

    // The C library's search for a byte is many times faster than one written here.
    private func offset(of word: [UInt8], in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        guard let base = bytes.baseAddress, let first = word.first else { return nil }
        var start = start
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
