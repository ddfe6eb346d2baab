import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UICollectionViewDiffableDataSourceTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    private let collection: UICollectionView
    private let stage: Stage
    private let source: Source

    init() {
        let layout = UICollectionViewFlowLayout.hundreds()
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: layout
        )
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { cell, _, word in
            cell.accessibilityLabel = word
        }
        source = Source(collectionView: collection) { collection, path, word in
            collection.dequeueConfiguredReusableCell(using: registration, for: path, item: word)
        }
        stage = Stage(collection)
    }

    private func show(_ sections: KeyValuePairs<String, [String]>) {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        source.apply(snapshot)
    }

    @Test func `a snapshot is shown, and the next by what differs`() {
        show(["one": ["a", "b"], "two": ["c"]])
        #expect(collection.words == ["a", "b", "c"])
        let kept = collection.cellForItem(at: .row(1))
        show(["two": ["c", "b"], "three": ["d"]])
        #expect(collection.words == ["c", "b", "d"])
        #expect(collection.cellForItem(at: .row(1)) === kept)
        #expect(source.sectionIdentifier(for: 1) == "three")
        #expect(source.indexPath(for: "d") == IndexPath(item: 0, section: 1))
    }

    @Test func `a tree shows what is open, and a tap opens more`() {
        show(["main": []])
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "roots"])
        tree.append(["apple"], to: "fruit")
        source.apply(tree, to: "main")
        #expect(collection.words == ["fruit", "roots"])
        var heard: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { heard.append("open \($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { heard.append("close \($0)") }
        source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "roots" }
        #expect(source.toggle(at: .row(0)))
        #expect(collection.words == ["fruit", "apple", "roots"])
        #expect(source.snapshot(for: "main").isExpanded("fruit"))
        #expect(source.isExpanded(at: .row(0)))
        #expect(!source.toggle(at: .row(2)))
        #expect(source.toggle(at: .row(0)))
        #expect(collection.words == ["fruit", "roots"])
        #expect(heard == ["open fruit", "close fruit"])
    }

    @Test func `what is below an item can be given when it opens`() {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit"])
        source.apply(tree, to: "main")
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, below in
            var below = below
            below.append(["\(parent) 1", "\(parent) 2"])
            return below
        }
        #expect(source.toggle(at: .row(0)))
        #expect(collection.words == ["fruit", "fruit 1", "fruit 2"])
    }

    @Test func `a moved item is told as a transaction`() {
        show(["main": ["a", "b", "c"]])
        #expect(!source.collectionView(collection, canMoveItemAt: .row(0)))
        source.reorderingHandlers.canReorderItem = { $0 != "b" }
        #expect(source.collectionView(collection, canMoveItemAt: .row(0)))
        #expect(!source.collectionView(collection, canMoveItemAt: .row(1)))
        var finals: [[String]] = []
        var sections: [String] = []
        source.reorderingHandlers.didReorder = { transaction in
            finals.append(transaction.finalSnapshot.itemIdentifiers)
            sections += transaction.sectionTransactions.map(\.sectionIdentifier)
        }
        source.collectionView(collection, moveItemAt: .row(0), to: .row(2))
        #expect(finals == [["b", "c", "a"]])
        #expect(sections == ["main"])
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
    }
}
