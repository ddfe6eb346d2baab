/// One wheel of a picker: how many rows it has, which one is in the middle, and the views of those in sight.
struct PickerWheel {
    let count: Int
    let rowSize: CGSize
    /// The row in the middle; -1 where there are no rows.
    private(set) var selected: Int
    var shown: [Int: UIView] = [:]
    /// Views of rows that went out of sight, to be used again.
    var spare: [UIView] = []

    init(count: Int, rowSize: CGSize) {
        self.count = count
        self.rowSize = rowSize
        selected = count > 0 ? 0 : -1
    }

    /// Turns to a row, or to the nearest that there is.
    mutating func select(_ row: Int) {
        selected = count > 0 ? min(max(row, 0), count - 1) : -1
    }

    /// The rows that can be seen.
    func rows(within height: CGFloat) -> Range<Int> {
        guard count > 0, rowSize.height > 0 else { return 0..<0 }
        let reach = Int((height / 2 / rowSize.height).rounded(.up))
        return max(0, selected - reach)..<min(count, selected + reach + 1)
    }
}
