/// Finds lines and columns in a text.
struct LineTable {
    private let bytes: [UInt8]
    private let starts: [Int]

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        var starts = [0]
        for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
        self.starts = starts
    }

    /// The line and column of a byte, counted from 1, and the line's text.
    func place(of offset: Int) -> (line: Int, column: Int, source: String) {
        let offset = min(max(offset, 0), bytes.count)
        let line = lineIndex(of: offset)
        let before = text(from: starts[line], to: offset)
        return (line + 1, before.count + 1, source(of: line + 1))
    }

    /// The text of a line, without its end.
    func source(of line: Int) -> String {
        guard starts.indices.contains(line - 1) else { return "" }
        let rest = bytes[starts[line - 1]...]
        return String(decoding: rest.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }

    /// How many spaces and tabs stand right before a byte.
    func blanks(before offset: Int) -> Int {
        bytes[..<offset].reversed().prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
    }

    /// Whether a line begins at a byte.
    func isStart(_ offset: Int) -> Bool { starts[lineIndex(of: offset)] == offset }

    /// Where the line behind that of a byte begins; the text's end where there is none.
    func startOfNextLine(after offset: Int) -> Int {
        let next = lineIndex(of: offset) + 1
        return starts.indices.contains(next) ? starts[next] : bytes.count
    }

    /// How many lines end between two bytes.
    func lines(from start: Int, to end: Int) -> Int {
        max(lineIndex(of: end) - lineIndex(of: start), 0)
    }

    private func text(from start: Int, to end: Int) -> String {
        let start = min(max(start, 0), bytes.count)
        return String(decoding: bytes[start..<min(max(end, start), bytes.count)], as: UTF8.self)
    }

    private func lineIndex(of offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }
}
