/// Cuts bytes that come in pieces into lines.
struct LineSplitter {
    /// The longest line kept in one piece.
    static let longest = 1_048_576

    private var rest: [UInt8] = []

    /// The lines that `bytes` completes.
    mutating func read(_ bytes: some Sequence<UInt8>) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            guard byte == UInt8(ascii: "\n") || rest.count >= Self.longest else {
                rest.append(byte)
                continue
            }
            lines.append(takeRest())
            if byte != UInt8(ascii: "\n") { rest.append(byte) }
        }
        return lines
    }

    /// What was not ended by a line break, when there is something.
    mutating func finish() -> String? {
        rest.isEmpty ? nil : takeRest()
    }

    private mutating func takeRest() -> String {
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        defer { rest.removeAll(keepingCapacity: true) }
        return String(decoding: rest, as: UTF8.self)
    }
}
