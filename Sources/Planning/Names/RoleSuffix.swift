/// What people type behind a screen's name, which every screen would have.
enum RoleSuffix {
    private static let suffixes = [
        ["table", "view", "controller"], ["collection", "view", "controller"], ["view", "controller"],
        ["controller"], ["vc"], ["view"], ["screen"], ["scene"], ["module"],
    ]

    /// The words without one such suffix, unless nothing else would be left.
    static func removed(from words: [Word]) -> [Word] {
        let small = words.map { $0.spelling.lowercased() }
        let suffix = suffixes.first { $0.count < small.count && small.suffix($0.count) == $0[...] }
        return words.dropLast(suffix?.count ?? 0)
    }

    /// Whether the words say no more than that a controller is meant.
    static func isAll(of words: [Word]) -> Bool {
        let small = words.map { $0.spelling.lowercased() }
        return suffixes.contains(small) && (small.last == "controller" || small.last == "vc")
    }
}
