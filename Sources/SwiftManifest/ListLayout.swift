/// How the user laid a list out, and which splices add to it or take from it in that manner.
///
/// What is added can be told from where it stands alone: an entry that has lines of its own comes and goes with those
/// lines, one that shares a line comes and goes with one comma and one blank. So a removal needs no record of how the
/// entry came.
struct ListLayout {
    let bytes: [UInt8]
    /// Where each entry stands.
    let elements: [Range<Int>]
    /// What stands before each entry, and after the last.
    let gaps: [Gap]

    /// Reads the layout of a list in `bytes`.
    ///
    /// - Parameters:
    ///   - elements: Where each entry stands.
    ///   - inside: All that lies between the brackets.
    init(_ elements: [Range<Int>], inside: Range<Int>, in bytes: [UInt8]) {
        let starts = [inside.lowerBound] + elements.map(\.upperBound)
        let ends = elements.map(\.lowerBound) + [inside.upperBound]
        self.bytes = bytes
        self.elements = elements
        gaps = zip(starts, ends).map { Gap($0..<$1, in: bytes) }
    }

    /// Reads the layout of `array` in `bytes`.
    init(_ array: ScreenArray, in bytes: [UInt8]) {
        self.init(array.elements.map(\.range), inside: array.inside, in: bytes)
    }

    /// The list with its brackets in `edited`, the text that `splices` made; nil where one lies outside of the brackets.
    func list(after splices: [Splice], in edited: String) -> String? {
        let inside = gaps[0].range.lowerBound..<gaps[elements.count].range.upperBound
        let isInside = splices.allSatisfy { splice in
            inside.lowerBound <= splice.range.lowerBound && splice.range.upperBound <= inside.upperBound
        }
        guard isInside else { return nil }
        let rest = edited.utf8.dropFirst(inside.lowerBound - 1).dropLast(bytes.count - inside.upperBound - 1)
        return String(decoding: rest, as: UTF8.self)
    }

    /// Whether only blanks stand before an entry on its line.
    func startsLine(_ index: Int) -> Bool {
        gaps[index].endsWithLineStart
    }

    /// The bytes in `range` as text.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }
}
