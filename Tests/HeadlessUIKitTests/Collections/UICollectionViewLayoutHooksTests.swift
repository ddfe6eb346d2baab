import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UICollectionViewLayoutHooksTests {
    private final class Attributes: UICollectionViewLayoutAttributes {
        var mark = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Attributes)?.mark = mark
            return copy
        }
    }

    private final class Context: UICollectionViewFlowLayoutInvalidationContext {}

    private final class Layout: UICollectionViewFlowLayout {
        let journal = Journal()
        override class var layoutAttributesClass: AnyClass { Attributes.self }
        override class var invalidationContextClass: AnyClass { Context.self }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            super.invalidateLayout(with: context)
            journal.note("\(type(of: context)) \(context.invalidateEverything) \(context.invalidateDataSourceCounts)")
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            for item in updateItems {
                let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
                let after = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
                journal.note("\(item.updateAction) \(before) \(after)")
            }
        }
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            journal.note("comes \(itemIndexPath.item)")
            return nil
        }
        override func finalLayoutAttributesForDisappearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            journal.note("goes \(itemIndexPath.item)")
            return nil
        }
        override func finalizeCollectionViewUpdates() { journal.note("done") }
        override func prepareForTransition(to newLayout: UICollectionViewLayout) { journal.note("leaves") }
        override func finalizeLayoutTransition() { journal.note("left") }
    }

    private final class Ahead: NSObject, UICollectionViewDataSourcePrefetching {
        var come: [Int] = []
        var gone: [Int] = []
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            come = indexPaths.map(\.item)
        }
        func collectionView(
            _ collectionView: UICollectionView,
            cancelPrefetchingForItemsAt indexPaths: [IndexPath]
        ) { gone = indexPaths.map(\.item) }
    }

    @Test func `a layout makes its own attributes and contexts`() {
        let layout = Layout()
        let source = ItemSource(["a"])
        let collection = UICollectionView.showing(source, layout: layout)
        collection.layoutIfNeeded()
        #expect(layout.layoutAttributesForItem(at: .row(0)) is Attributes)
        _ = layout.journal.take()
        layout.invalidateLayout()
        #expect(layout.journal.take() == ["Context true false"])
        let attributes = Attributes(forCellWith: .row(3))
        attributes.mark = 7
        let copy = attributes.copy() as? Attributes
        #expect(copy?.mark == 7)
        #expect(copy == attributes)
        copy?.alpha = 0.5
        #expect(copy != attributes)
    }

    @Test func `a layout hears of each change`() {
        let layout = Layout()
        layout.itemSize = CGSize(width: 100, height: 100)
        let source = ItemSource(["a", "b"])
        let collection = UICollectionView.showing(source, layout: layout)
        let stage = Stage(collection)
        _ = layout.journal.take()
        source.sections = [["new", "b"]]
        collection.performBatchUpdates {
            collection.deleteItems(at: [.row(0)])
            collection.insertItems(at: [.row(0)])
        }
        #expect(
            layout.journal.take() == ["Context false true", "delete 0 -", "insert - 0", "goes 0", "comes 0", "done"]
        )
        _ = stage
    }

    @Test func `another layout takes the place of one`() {
        let layout = Layout()
        let source = ItemSource(["a", "b"])
        let collection = UICollectionView.showing(source, layout: layout)
        let stage = Stage(collection)
        _ = layout.journal.take()
        var heard: [Bool] = []
        collection.setCollectionViewLayout(UICollectionViewFlowLayout.hundreds(), animated: true) { heard.append($0) }
        #expect(layout.journal.take() == ["leaves", "left"])
        #expect(collection.cellForItem(at: .row(1))?.frame.width == 100)
        #expect(heard.isEmpty)
        Headless.advance(by: 1)
        #expect(heard == [true])
        _ = stage
    }

    @Test func `a change of layouts goes bit by bit`() {
        let source = ItemSource(["a"])
        let collection = UICollectionView.showing(source)
        let stage = Stage(collection)
        let large = UICollectionViewFlowLayout()
        large.itemSize = CGSize(width: 200, height: 200)
        let between = collection.startInteractiveTransition(to: large)
        between.transitionProgress = 0.5
        collection.layoutIfNeeded()
        #expect(collection.cellForItem(at: .row(0))?.frame.width == 150)
        collection.finishInteractiveTransition()
        #expect(collection.collectionViewLayout === large)
        #expect(collection.cellForItem(at: .row(0))?.frame.width == 200)
        _ = stage
    }

    @Test func `items ahead are announced`() {
        let source = ItemSource(count: 300)
        let collection = UICollectionView.showing(source)
        let ahead = Ahead()
        collection.prefetchDataSource = ahead
        collection.layoutIfNeeded()
        #expect(ahead.come == Array(12..<24))
        collection.contentOffset.y = 4400
        collection.layoutIfNeeded()
        #expect(ahead.come == Array(132..<144))
        #expect(ahead.gone == Array(12..<24))
    }

    @Test func `cells that say their own size get it from a flow layout with an estimate`() {
        final class Wide: UICollectionViewCell {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 150, height: 40) }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let source = ItemSource(["a", "b", "c"])
        let collection = UICollectionView.showing(source, layout: layout)
        collection.register(Wide.self, forCellWithReuseIdentifier: "Cell")
        collection.layoutIfNeeded()
        #expect(collection.cellForItem(at: .row(2))?.frame == CGRect(x: 0, y: 50, width: 150, height: 40))
    }

    @Test func `a registration gives its own headers`() throws {
        final class Title: UICollectionReusableView {}
        let collection = UICollectionView.showing(ItemSource(count: 0))
        let registration = UICollectionView.SupplementaryRegistration<Title>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, kind, path in
            view.accessibilityLabel = "\(kind) \(path.section)"
        }
        let view = collection.dequeueConfiguredReusableSupplementary(using: registration, for: .row(0))
        #expect(view.accessibilityLabel == "UICollectionElementKindSectionHeader 0")
    }
}
