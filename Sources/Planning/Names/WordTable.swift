/// Words in the order of their bytes, with blanks or line breaks between them, that can be searched as they stand.
///
/// At the start of a process, making a set of thousands of words costs more than all that is looked up in it.
struct WordTable: Sendable {
    /// The words as they stand.
    let text: String

    /// Takes the words, in order.
    init(_ text: String) {
        self.text = text
    }

    /// Whether `word` is one of the words.
    func contains(_ word: String) -> Bool {
        guard !word.isEmpty else { return false }
        var (text, word) = (text, word)
        return text.withUTF8 { text in
            word.withUTF8 { word in Self.search(for: word, in: text) }
        }
    }

    private static func search(for word: UnsafeBufferPointer<UInt8>, in text: UnsafeBufferPointer<UInt8>) -> Bool {
        var (low, high) = (0, text.count)
        while low < high {
            var start = low + (high - low) / 2
            while start > low, !isGap(text[start - 1]) { start -= 1 }
            var end = start
            while end < high, !isGap(text[end]) { end += 1 }
            let found = UnsafeBufferPointer(rebasing: text[start..<end])
            if found.elementsEqual(word) { return true }
            if found.lexicographicallyPrecedes(word) { low = end + 1 } else { high = start }
        }
        return false
    }

    private static func isGap(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A
    }
}
