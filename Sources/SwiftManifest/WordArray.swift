/// A list's array literal, as it was found in a source.
struct WordArray: Equatable {
    /// Each element as it is written.
    let words: [String]
    /// Where each of them stands, as offsets in the source's UTF-8.
    let ranges: [Range<Int>]
    /// All that lies between the brackets.
    let inside: Range<Int>
}
