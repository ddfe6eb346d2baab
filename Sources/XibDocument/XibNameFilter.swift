/// Says at once of most names that they are not among some others.
///
/// A reader asks an element for many more attributes than it has; this answers nearly all of these questions without
/// looking for the name.
struct XibNameFilter {
    private let bits: UInt64

    init(_ names: some Sequence<String>) {
        bits = names.reduce(0) { $0 | Self.bit(of: $1) }
    }

    func mayHold(_ name: String) -> Bool {
        bits & Self.bit(of: name) != 0
    }

    /// Names differ in length, beginning and end.
    private static func bit(of name: String) -> UInt64 {
        let letters = name.utf8
        let mixed = Int(letters.first ?? 0) &* 5 &+ Int(letters.last ?? 0) &* 3 &+ letters.count
        return 1 << UInt64(mixed & 63)
    }
}
