import Testing

@testable import HeadlessUIKit

@Suite struct ListUpdatesTests {
    @Test func `what stays fills the places that are not taken`() {
        var updates = ListUpdates()
        updates.deletedRows = [.row(1)]
        updates.insertedRows = [.row(0), .row(2)]
        #expect(updates.row(after: .row(0)) == .row(1))
        #expect(updates.row(after: .row(1)) == nil)
        #expect(updates.row(after: .row(2)) == .row(3))
        #expect(updates.row(after: .row(3)) == .row(4))
    }

    @Test func `rows follow their section`() {
        var updates = ListUpdates()
        updates.deletedSections = [0]
        updates.insertedSections = [1]
        #expect(updates.row(after: IndexPath(row: 4, section: 0)) == nil)
        #expect(updates.row(after: IndexPath(row: 4, section: 1)) == IndexPath(row: 4, section: 0))
        #expect(updates.row(after: IndexPath(row: 4, section: 2)) == IndexPath(row: 4, section: 2))
        #expect(updates.sectionCount(before: 3) == 3)
    }

    @Test func `a moved row goes where it was told, across sections`() {
        var updates = ListUpdates()
        updates.movedRows = [.row(0): IndexPath(row: 1, section: 1)]
        #expect(updates.row(after: .row(0)) == IndexPath(row: 1, section: 1))
        #expect(updates.row(after: .row(1)) == .row(0))
        #expect(updates.row(after: IndexPath(row: 1, section: 1)) == IndexPath(row: 2, section: 1))
        #expect(updates.contradiction(before: [2, 2], after: [1, 3], words: .table) == nil)
        #expect(updates.contradiction(before: [2, 2], after: [2, 2], words: .table) != nil)
    }
}
