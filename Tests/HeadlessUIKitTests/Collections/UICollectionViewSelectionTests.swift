import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UICollectionViewSelectionTests {
    private final class Listener: NSObject, UICollectionViewDelegate {
        var heard: [String] = []
        var refused: Set<Int> = []

        func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
            !refused.contains(indexPath.item)
        }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            heard.append("did \(indexPath.item)")
        }
        func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            heard.append("gave up \(indexPath.item)")
        }
    }

    private let source = ItemSource(count: 100)
    private let listener = Listener()
    private let collection: UICollectionView
    private let stage: Stage

    init() {
        collection = .showing(source)
        collection.delegate = listener
        stage = Stage(collection)
    }

    @Test func `code selects silently, a tap tells the delegate`() {
        collection.selectItem(at: .row(0), animated: false, scrollPosition: [])
        #expect(listener.heard.isEmpty)
        #expect(Headless.select(.row(4), in: collection) == nil)
        #expect(listener.heard == ["gave up 0", "did 4"])
        #expect(collection.indexPathsForSelectedItems == [.row(4)])
        #expect(collection.cellForItem(at: .row(4))?.isSelected == true)
    }

    @Test func `a refused item is not chosen`() {
        listener.refused = [1]
        #expect(Headless.select(.row(1), in: collection) == .notSelectable)
        collection.allowsSelection = false
        #expect(Headless.select(.row(2), in: collection) == .notSelectable)
        #expect(listener.heard.isEmpty)
    }

    @Test func `several items are chosen and given up one by one`() {
        collection.allowsMultipleSelection = true
        for item in [1, 2, 1] { Headless.select(.row(item), in: collection) }
        #expect(listener.heard == ["did 1", "did 2", "gave up 1"])
    }

    @Test func `a finger scrolls to an item before it taps`() {
        #expect(Headless.select(.row(99), in: collection) == nil)
        #expect(collection.contentOffset.y > 0)
        #expect(Headless.select(.row(100), in: collection) == .missing)
    }

    @Test func `a tap on a cell chooses its item`() throws {
        Headless.tap(try #require(collection.cellForItem(at: .row(5))))
        #expect(listener.heard == ["did 5"])
    }
}
