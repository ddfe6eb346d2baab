import Testing

@testable import HeadlessUIKit

@Suite struct RowHeightsTests {
    @Test func `one height for all needs no sums`() {
        let rows = RowHeights(count: 1_000_000, each: 44)
        #expect(rows.total == 44_000_000)
        #expect(rows.row(at: 43.9) == 0)
        #expect(rows.row(at: 44) == 1)
        #expect(rows.row(at: -5) == 0)
        #expect(rows.row(at: 1e12) == 999_999)
    }

    @Test func `sums and places agree with counting one by one`() {
        let heights = (0..<137).map { CGFloat(($0 * 7) % 13 + 1) }
        var rows = RowHeights(heights)
        rows[50] = 100
        var expected = heights
        expected[50] = 100
        var top: CGFloat = 0
        for (row, height) in expected.enumerated() {
            #expect(rows.offset(of: row) == top)
            #expect(rows[row] == height)
            #expect(rows.row(at: top) == row)
            #expect(rows.row(at: top + height - 0.5) == row)
            top += height
        }
        #expect(rows.total == top)
    }

    @Test func `one other height makes sums`() {
        var rows = RowHeights(count: 10, each: 10)
        rows[3] = 40
        #expect(rows.total == 130)
        #expect(rows.row(at: 69) == 3)
        #expect(rows.row(at: 70) == 4)
        #expect(RowHeights([]).total == 0)
    }
}
