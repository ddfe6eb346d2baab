import HeadlessUIKit
import Testing

@Suite struct IndexPathTests {
    @Test func `row and item are the same, and the section comes first`() {
        let path = IndexPath(row: 3, section: 1)
        #expect(path == IndexPath(item: 3, section: 1))
        #expect(path.row == 3)
        #expect(path.item == 3)
        #expect(path.section == 1)
        #expect(Array(path) == [1, 3])
    }

    @Test func `paths sort by section, then by row`() {
        let paths = [IndexPath(row: 0, section: 1), IndexPath(row: 2, section: 0), IndexPath(row: 1, section: 0)]
        #expect(paths.sorted().map(\.row) == [1, 2, 0])
    }

    @Test func `parts can be set`() {
        var path = IndexPath(row: 3, section: 1)
        path.row = 5
        path.section = 2
        #expect(path == IndexPath(row: 5, section: 2))
        path.item = 6
        #expect(path.row == 6)
    }
}
