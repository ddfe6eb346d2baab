import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NSDiffableDataSourceSectionSnapshotTests {
    private func made() -> NSDiffableDataSourceSectionSnapshot<String> {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["fruit", "roots"])
        snapshot.append(["apple", "pear"], to: "fruit")
        snapshot.append(["seed"], to: "apple")
        return snapshot
    }

    @Test func `items below closed ones are not shown`() {
        var snapshot = made()
        #expect(snapshot.items == ["fruit", "apple", "seed", "pear", "roots"])
        #expect(snapshot.rootItems == ["fruit", "roots"])
        #expect(snapshot.visibleItems == ["fruit", "roots"])
        snapshot.expand(["fruit"])
        #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "roots"])
        #expect(snapshot.isVisible("apple"))
        #expect(!snapshot.isVisible("seed"))
        #expect(snapshot.isExpanded("fruit"))
        snapshot.collapse(["fruit"])
        #expect(!snapshot.isVisible("apple"))
    }

    @Test func `the tree can be asked`() {
        let snapshot = made()
        #expect(snapshot.level(of: "seed") == 2)
        #expect(snapshot.parent(of: "apple") == "fruit")
        #expect(snapshot.parent(of: "fruit") == nil)
        #expect(snapshot.index(of: "pear") == 3)
        #expect(snapshot.contains("roots"))
        #expect(snapshot.snapshot(of: "fruit").items == ["apple", "seed", "pear"])
        #expect(snapshot.snapshot(of: "fruit", includingParent: true).rootItems == ["fruit"])
        #expect(snapshot.visualDescription().contains("  + apple"))
    }

    @Test func `parts are put in, replaced and taken out`() {
        var snapshot = made()
        snapshot.insert(["kiwi"], before: "pear")
        snapshot.insert(["nuts"], after: "roots")
        #expect(snapshot.items == ["fruit", "apple", "seed", "kiwi", "pear", "roots", "nuts"])
        var other = NSDiffableDataSourceSectionSnapshot<String>()
        other.append(["beet"])
        other.append(["leaf"], to: "beet")
        other.expand(["beet"])
        snapshot.replace(childrenOf: "roots", using: other)
        #expect(snapshot.snapshot(of: "roots").visibleItems == ["beet", "leaf"])
        snapshot.delete(["fruit"])
        #expect(snapshot.items == ["roots", "beet", "leaf", "nuts"])
        snapshot.deleteAll()
        #expect(snapshot.items.isEmpty)
    }

    @Test func `identifiers given twice raise in UIKit's words`() {
        let raised = Headless.exceptions {
            var snapshot = made()
            snapshot.append(["apple"])
        }
        #expect(
            raised.map(\.reason) == [
                "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    apple\n)}"
            ]
        )
    }
}
