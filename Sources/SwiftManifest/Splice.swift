/// Bytes that take the place of others.
struct Splice: Equatable {
    /// What goes, as offsets; empty for an insertion.
    let range: Range<Int>
    /// What comes.
    let text: String

    /// Puts `text` before the byte at `offset`.
    static func insert(_ text: String, at offset: Int) -> Splice {
        Splice(range: offset..<offset, text: text)
    }

    /// Takes bytes out.
    static func delete(_ range: Range<Int>) -> Splice {
        Splice(range: range, text: "")
    }
}

extension [Splice] {
    /// The text that comes of `bytes`.
    ///
    /// The splices may stand in any order but must not overlap; those at one offset are made in the order given.
    func applied(to bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + reduce(0) { $0 + $1.text.utf8.count })
        var position = 0
        let ordered = enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, splice) in ordered {
            result += bytes[position..<splice.range.lowerBound]
            result += splice.text.utf8
            position = splice.range.upperBound
        }
        result += bytes[position...]
        return String(decoding: result, as: UTF8.self)
    }
}
