import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct SnapshotDifferenceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test func `only what differs changes`() {
        let old = snapshot(["a": [1, 2, 3, 4], "b": [5]])
        let new = snapshot(["a": [4, 1, 9, 3], "b": [5]])
        let updates = SnapshotDifference(from: old, to: new).updates
        #expect(updates.deletedRows == [.row(1)])
        #expect(updates.insertedRows == [.row(2)])
        #expect(updates.movedRows == [.row(3): .row(0)])
        #expect(updates.insertedSections.isEmpty && updates.deletedSections.isEmpty)
    }

    @Test func `items leave a section that goes`() {
        let old = snapshot(["a": [1, 2], "b": [3]])
        let new = snapshot(["b": [3, 2], "c": [4]])
        let updates = SnapshotDifference(from: old, to: new).updates
        #expect(updates.deletedSections == [0])
        #expect(updates.insertedSections == [1])
        #expect(updates.movedRows == [.row(1): .row(1)])
        #expect(updates.deletedRows.isEmpty)
        #expect(updates.insertedRows.isEmpty)
    }

    @Test func `any two snapshots are reached by updates that fit`() {
        var generator = SmallRandom(state: 7)
        for _ in 0..<300 {
            let old = random(&generator)
            var new = random(&generator)
            new.reloadItems(Array(new.itemIdentifiers.filter { old.homes[$0] != nil }.prefix(1)))
            new.reloadSections(Array(new.sectionIdentifiers.filter { old.items[$0] != nil }.suffix(1)))
            let updates = SnapshotDifference(from: old, to: new).updates
            let before = old.sectionIdentifiers.indices.map(old.count)
            let after = new.sectionIdentifiers.indices.map(new.count)
            #expect(updates.contradiction(before: before, after: after, words: .table) == nil)
            let reloaded = Set(new.reloadedItemIdentifiers)
            let sections = Set(new.reloadedSectionIdentifiers)
            for item in old.itemIdentifiers where new.homes[item] != nil {
                let isRemade = reloaded.contains(item) || old.homes[item].map(sections.contains) == true
                if isRemade { continue }
                #expect(old.path(of: item).flatMap(updates.row) == new.path(of: item))
            }
            for item in old.itemIdentifiers where new.homes[item] == nil {
                #expect(old.path(of: item).flatMap(updates.row) == nil)
            }
        }
    }

    @Test func `where all rows go is found in one go as one by one`() {
        var generator = SmallRandom(state: 11)
        for _ in 0..<100 {
            let old = random(&generator)
            let updates = SnapshotDifference(from: old, to: random(&generator)).updates
            for section in old.sectionIdentifiers.indices {
                let count = old.count(inSection: section)
                let single = (0..<count).map { updates.row(after: IndexPath(item: $0, section: section)) }
                #expect(updates.rows(of: section, count: count) == single)
            }
        }
    }

    private func random(_ generator: inout SmallRandom) -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(Array(["a", "b", "c", "d"].shuffled(using: &generator).prefix(3)))
        for item in (0..<12).shuffled(using: &generator).prefix(8) {
            snapshot.appendItems([item], toSection: snapshot.sectionIdentifiers.randomElement(using: &generator))
        }
        return snapshot
    }
}
