/// How the user laid the list out, and which splices add to it or take from it in that manner.
///
/// What is added can be told from where it stands alone: an entry that has lines of its own comes and goes with those
/// lines, one that shares a line comes and goes with one comma and one blank. So a removal needs no record of how the
/// entry came.
struct ScreenLayout {
    let bytes: [UInt8]
    let elements: [ScreenArray.Element]
    /// What stands before each entry, and after the last.
    let gaps: [Gap]

    /// Reads the layout of `array` in `bytes`.
    init(_ array: ScreenArray, in bytes: [UInt8]) {
        let starts = [array.inside.lowerBound] + array.elements.map(\.range.upperBound)
        let ends = array.elements.map(\.range.lowerBound) + [array.inside.upperBound]
        self.bytes = bytes
        elements = array.elements
        gaps = zip(starts, ends).map { Gap($0..<$1, in: bytes) }
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
