/// What stands between two entries, or between an entry and a bracket: blanks, line ends, comments and one comma at most.
struct Gap {
    /// A run of one kind.
    struct Piece {
        enum Kind {
            case blank, lineEnd, lineComment, blockComment, comma
        }

        let kind: Kind
        let range: Range<Int>

        var isComment: Bool { kind == .lineComment || kind == .blockComment }
    }

    /// The pieces, which fill the gap.
    let pieces: [Piece]
    /// The bytes between its two neighbours.
    let range: Range<Int>

    /// Reads the bytes of a gap; a line end inside a comment is the comment's.
    init(_ range: Range<Int>, in bytes: [UInt8]) {
        var pieces: [Piece] = []
        var start = range.lowerBound
        while start < range.upperBound {
            let (kind, end) = Self.piece(at: start, in: bytes[..<range.upperBound])
            pieces.append(Piece(kind: kind, range: start..<end))
            start = end
        }
        self.pieces = pieces
        self.range = range
    }

    /// Where the comma stands.
    var comma: Range<Int>? { pieces.first { $0.kind == .comma }?.range }

    /// The pieces after the comma; all, where there is none.
    var tail: ArraySlice<Piece> {
        let comma = pieces.firstIndex { $0.kind == .comma }
        return pieces[(comma.map { $0 + 1 } ?? 0)...]
    }

    /// The end of the line that the comma, or else the entry before it, stands on.
    var lineEnd: Range<Int>? { tail.first { $0.kind == .lineEnd }?.range }

    /// The end of the line above the one that the next entry stands on.
    var lastLineEnd: Range<Int>? { pieces.last { $0.kind == .lineEnd }?.range }

    /// The blanks that the gap ends with.
    var trailingBlank: Range<Int> {
        guard let last = pieces.last, last.kind == .blank else { return range.upperBound..<range.upperBound }
        return last.range
    }

    /// Whether a comment stands in it.
    var hasComment: Bool { pieces.contains(where: \.isComment) }

    /// Whether only blanks stand before the next entry on its line.
    var endsWithLineStart: Bool {
        pieces.last { $0.kind != .blank }?.kind == .lineEnd
    }

    private static func piece(at start: Int, in bytes: ArraySlice<UInt8>) -> (Piece.Kind, end: Int) {
        let rest = bytes[start...]
        switch rest.first {
        case UInt8(ascii: ","):
            return (.comma, start + 1)
        case UInt8(ascii: "\r") where rest.dropFirst().first == UInt8(ascii: "\n"):
            return (.lineEnd, start + 2)
        case let byte? where isLineEnd(byte):
            return (.lineEnd, start + 1)
        case UInt8(ascii: "/") where rest.dropFirst().first == UInt8(ascii: "/"):
            return (.lineComment, rest.firstIndex(where: isLineEnd) ?? rest.endIndex)
        case UInt8(ascii: "/"):
            return (.blockComment, endOfBlockComment(at: start, in: bytes))
        default:
            let end = rest.dropFirst().firstIndex {
                isLineEnd($0) || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "/")
            }
            return (.blank, end ?? rest.endIndex)
        }
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }

    /// Block comments nest.
    private static func endOfBlockComment(at start: Int, in bytes: ArraySlice<UInt8>) -> Int {
        let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
        var depth = 0
        var position = start
        while position + 1 < bytes.endIndex {
            switch (bytes[position], bytes[position + 1]) {
            case (slash, star):
                depth += 1
                position += 2
            case (star, slash):
                depth -= 1
                position += 2
            default:
                position += 1
            }
            if depth == 0 { return position }
        }
        return bytes.endIndex
    }
}
