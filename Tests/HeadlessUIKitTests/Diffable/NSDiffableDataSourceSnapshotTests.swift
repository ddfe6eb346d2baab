import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NSDiffableDataSourceSnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func made() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5])
        return snapshot
    }

    @Test func `items are found by section and by place`() {
        let snapshot = made()
        #expect(snapshot.numberOfItems == 5)
        #expect(snapshot.numberOfSections == 2)
        #expect(snapshot.itemIdentifiers == [1, 2, 3, 4, 5])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5])
        #expect(snapshot.numberOfItems(inSection: "a") == 3)
        #expect(snapshot.sectionIdentifier(containingItem: 5) == "b")
        #expect(snapshot.sectionIdentifier(containingItem: 9) == nil)
        #expect(snapshot.indexOfItem(4) == 3)
        #expect(snapshot.indexOfItem(9) == nil)
        #expect(snapshot.indexOfSection("b") == 1)
    }

    @Test func `items are put in, taken out and moved`() {
        var snapshot = made()
        snapshot.insertItems([10], beforeItem: 1)
        snapshot.insertItems([11, 12], afterItem: 5)
        snapshot.deleteItems([2, 4])
        snapshot.moveItem(1, afterItem: 12)
        snapshot.moveItem(12, beforeItem: 10)
        #expect(snapshot.itemIdentifiers(inSection: "a") == [12, 10, 3])
        #expect(snapshot.itemIdentifiers(inSection: "b") == [5, 11, 1])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
        #expect(snapshot.numberOfItems == 0)
    }

    @Test func `sections are put in, taken out and moved, with their items`() {
        var snapshot = made()
        snapshot.insertSections(["x"], beforeSection: "a")
        snapshot.insertSections(["y"], afterSection: "a")
        snapshot.moveSection("b", beforeSection: "x")
        #expect(snapshot.sectionIdentifiers == ["b", "x", "a", "y"])
        #expect(snapshot.itemIdentifiers == [4, 5, 1, 2, 3])
        snapshot.moveSection("b", afterSection: "y")
        snapshot.deleteSections(["a"])
        #expect(snapshot.sectionIdentifiers == ["x", "y", "b"])
        #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
    }

    @Test func `identifiers given twice raise in UIKit's words`() {
        let raised = Headless.exceptions {
            var snapshot = made()
            snapshot.appendItems([7, 8, 7])
            #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 5, 7, 8])
        }
        #expect(raised.map(\.name) == ["NSInternalInconsistencyException"])
        #expect(
            raised.first?.reason
                == "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\n    7\n)}"
        )
    }

    @Test func `an item that is there already is moved, which is logged`() {
        var snapshot = made()
        let lines = Headless.lines { snapshot.appendItems([1], toSection: "b") }
        #expect(snapshot.itemIdentifiers == [2, 3, 4, 5, 1])
        #expect(lines.first?.contains("will be moved into place instead") == true)
    }

    @Test func `items need a section, and must be there to be reloaded`() {
        let raised = Headless.exceptions {
            var snapshot = Snapshot()
            snapshot.appendItems([1])
            snapshot.appendSections(["a"])
            snapshot.reloadItems([3])
            snapshot.reconfigureItems([3])
            snapshot.reloadSections(["z"])
        }
        #expect(
            raised.map(\.reason) == [
                "There are currently no sections in the data source. Please add a section first.",
                "Attempted to reload item identifier that does not exist in the snapshot: 3",
                "Attempted to reconfigure item identifier that does not exist in the snapshot: 3",
                "Attempted to reload section identifier that does not exist in the snapshot: z",
            ]
        )
    }

    @Test func `what is to be shown anew is kept, and goes with its item`() {
        var snapshot = made()
        snapshot.reloadItems([1, 4])
        snapshot.reconfigureItems([2])
        snapshot.reloadSections(["b"])
        #expect(snapshot.reloadedItemIdentifiers == [1, 4])
        #expect(snapshot.reconfiguredItemIdentifiers == [2])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
        snapshot.deleteItems([4])
        #expect(snapshot.reloadedItemIdentifiers == [1])
    }
}
