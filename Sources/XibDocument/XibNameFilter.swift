/// Says at once of most names that they are not among some others, and where the rest are.
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

    /// How many of the names come before this one in the order of their bits; nil where it is none of them.
    func rank(of name: String) -> Int? {
        let bit = Self.bit(of: name)
        guard bits & bit != 0 else { return nil }
        return (bits & (bit - 1)).nonzeroBitCount
    }

    /// Names differ in length, beginning, middle and end.
    static func bit(of name: String) -> UInt64 {
        let mixed = name.utf8.withContiguousStorageIfAvailable { letters -> Int in
            guard let first = letters.first, let last = letters.last else { return 0 }
            var mixed = letters.count
            mixed &+= Int(first) &* 5
            mixed &+= Int(letters[letters.count / 2]) &* 7
            mixed &+= Int(last) &* 3
            return mixed
        }
        return 1 << UInt64((mixed ?? name.utf8.count) & 63)
    }
}
