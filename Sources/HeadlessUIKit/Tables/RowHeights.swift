/// The heights of a section's rows; one number while all are equal, a tree of sums once they are not.
struct RowHeights {
    let count: Int
    private let uniform: CGFloat
    private var sums: SumTree?

    /// Rows of one height.
    init(count: Int, each height: CGFloat) {
        self.count = count
        uniform = height
    }

    /// Rows of these heights.
    init(_ heights: [CGFloat]) {
        count = heights.count
        uniform = heights.first ?? 0
        if heights.contains(where: { $0 != uniform }) { sums = SumTree(heights) }
    }

    /// Whether all rows have one height.
    var isUniform: Bool { sums == nil }

    /// The height of all rows.
    var total: CGFloat { offset(of: count) }

    subscript(row: Int) -> CGFloat {
        get { sums?[row] ?? uniform }
        set {
            guard newValue != self[row] else { return }
            if sums == nil { sums = SumTree(Array(repeating: uniform, count: count)) }
            sums?[row] = newValue
        }
    }

    /// The height of the rows before `row`.
    func offset(of row: Int) -> CGFloat {
        sums?.sum(before: row) ?? uniform * CGFloat(row)
    }

    /// The row that covers `offset`; the first or the last where none does.
    func row(at offset: CGFloat) -> Int {
        guard count > 0 else { return 0 }
        let row = sums?.index(covering: offset) ?? (uniform > 0 ? Int(max(0, offset) / uniform) : 0)
        return min(max(0, row), count - 1)
    }
}
