/// Finds where any of some words stands, in one pass over a text.
struct WordFinder: Sendable {
    private let words: [String]
    private let bytes: [[UInt8]]
    // Which words begin with a pair of bytes, by that pair; most pairs begin none, which is told by 0.
    private let heads: [UInt8]
    private let groups: [[Int]]

    /// Looks for words of two bytes or more.
    init(_ words: some Sequence<String>) {
        self.words = Set(words).sorted()
        bytes = self.words.map { Array($0.utf8) }
        var (heads, groups) = ([UInt8](repeating: 0, count: 1 << 16), [[Int]()])
        for (index, word) in bytes.enumerated() {
            let pair = Int(word[0]) | Int(word[1]) << 8
            if heads[pair] == 0 {
                heads[pair] = UInt8(groups.count)
                groups.append([])
            }
            groups[Int(heads[pair])].append(index)
        }
        (self.heads, self.groups) = (heads, groups)
    }

    /// Where the words stand in a text.
    func hits(in text: String.UTF8View) -> WordHits {
        text.withContiguousStorageIfAvailable(hits) ?? Array(text).withUnsafeBufferPointer(hits)
    }

    private func hits(in text: UnsafeBufferPointer<UInt8>) -> WordHits {
        var (offsets, counts) = ([Int](), [Int](repeating: 0, count: words.count))
        heads.withUnsafeBufferPointer { heads in
            for offset in text.indices.dropLast() {
                let head = heads[Int(text[offset]) | Int(text[offset + 1]) << 8]
                guard head != 0 else { continue }
                for word in groups[Int(head)] where stands(bytes[word], in: text, at: offset) {
                    offsets.append(offset)
                    counts[word] += 1
                }
            }
        }
        let found = zip(words, counts).filter { $0.1 > 0 }
        return WordHits(offsets: offsets, counts: Dictionary(uniqueKeysWithValues: found))
    }

    private func stands(_ word: [UInt8], in text: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
        offset + word.count <= text.count && word.indices.allSatisfy { text[offset + $0] == word[$0] }
    }
}
