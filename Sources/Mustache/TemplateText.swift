import Diagnostics

/// A template's text as bytes, and where an offset stands in it.
struct TemplateText: Sendable {
    /// What a person calls the template: its path, or its name.
    let name: String
    /// The text in UTF-8.
    let bytes: [UInt8]

    /// The words in `range`.
    subscript(range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The line, column and source line of `offset`.
    func place(at offset: Int) -> Place {
        let text = self[0..<bytes.count]
        return Place(file: name, in: text, at: text.utf8.index(text.startIndex, offsetBy: offset))
    }

    /// Where the line of `offset` begins, when nothing but blanks stands between.
    func blankStart(before offset: Int) -> Int? {
        var start = offset
        while start > 0, bytes[start - 1].isBlank { start -= 1 }
        return startsLine(start) ? start : nil
    }

    /// Where the line after `offset` begins, when nothing but blanks stands between.
    func blankEnd(after offset: Int) -> Int? {
        var end = offset
        while end < bytes.count, bytes[end].isBlank { end += 1 }
        guard end < bytes.count else { return end }
        return lineBreak(at: end).map { end + $0 }
    }

    /// Whether `offset` is the first place of a line.
    func startsLine(_ offset: Int) -> Bool {
        offset == 0 || bytes[offset - 1] == .newline
    }

    /// The length of the line break at `offset`, when there is one.
    func lineBreak(at offset: Int) -> Int? {
        if bytes[offset] == .newline { return 1 }
        let next = offset + 1
        return bytes[offset] == .carriageReturn && next < bytes.count && bytes[next] == .newline ? 2 : nil
    }

    /// The place after the line break that follows `offset`, no further than `limit`.
    func lineEnd(after offset: Int, limit: Int) -> Int {
        guard let found = bytes[offset..<limit].firstIndex(of: .newline) else { return limit }
        return found + 1
    }

    /// `range` without the blanks and line breaks at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var (start, end) = (range.lowerBound, range.upperBound)
        while start < end, bytes[start].isWhitespace { start += 1 }
        while end > start, bytes[end - 1].isWhitespace { end -= 1 }
        return start..<end
    }

    /// The first place of `word` from `offset` on.
    func find(_ word: [UInt8], from offset: Int) -> Int? {
        guard let first = word.first else { return nil }
        var start = offset
        while let found = bytes[start...].firstIndex(of: first), found + word.count <= bytes.count {
            if bytes[found..<found + word.count].elementsEqual(word) { return found }
            start = found + 1
        }
        return nil
    }
}
