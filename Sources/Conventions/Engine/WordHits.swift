/// Where words stand in a text.
struct WordHits: Sendable {
    /// The bytes at which they begin, in order.
    let offsets: [Int]
    /// How often each stands there; those that do not are not here.
    let counts: [String: Int]

    /// Whether a word begins in `range`.
    func lie(in range: Range<Int>) -> Bool {
        var (low, high) = (0, offsets.count)
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low] < range.upperBound
    }
}
