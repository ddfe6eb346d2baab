/// Where the list of screens lies in the manifest; all places are offsets in its UTF-8.
struct ScreenArray: Sendable {
    /// One entry and the bytes of its expression, without the comma and comments around it.
    struct Element: Sendable {
        let entry: ScreenEntry
        let range: Range<Int>
    }

    /// The entries, in the list's order.
    let elements: [Element]
    /// All that lies between the brackets.
    let inside: Range<Int>
}

extension ScreenArray {
    /// The screens, in the list's order.
    var entries: [ScreenEntry] { elements.map(\.entry) }
}
