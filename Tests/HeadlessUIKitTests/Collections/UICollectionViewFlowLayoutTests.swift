import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UICollectionViewFlowLayoutTests {
    private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
        let sizes: [CGSize]
        init(_ sizes: [CGSize]) { self.sizes = sizes }
        func collectionView(
            _ collectionView: UICollectionView,
            layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.item] }
    }

    private func frames(_ source: ItemSource, _ layout: UICollectionViewFlowLayout) -> [CGRect] {
        let collection = UICollectionView.showing(source, layout: layout)
        collection.layoutIfNeeded()
        return collection.visibleCells.map(\.frame)
    }

    @Test func `a layout starts as UIKit's does`() {
        let layout = UICollectionViewFlowLayout()
        #expect(layout.itemSize == CGSize(width: 50, height: 50))
        #expect(layout.minimumLineSpacing == 10)
        #expect(layout.minimumInteritemSpacing == 10)
        #expect(layout.scrollDirection == .vertical)
    }

    @Test func `full lines are spread, and the last keeps to their columns`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 40)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
        layout.minimumLineSpacing = 20
        let frames = frames(ItemSource(count: 4), layout)
        #expect(frames.map(\.origin) == [(10, 5), (115, 5), (220, 5), (10, 65)].map { CGPoint(x: $0.0, y: $0.1) })
        #expect(layout.collectionViewContentSize.height == 112)
    }

    @Test func `a single column is in the middle`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 200, height: 50)
        #expect(frames(ItemSource(count: 2), layout).map(\.minX) == [60, 60])
    }

    @Test func `items of different sizes fill lines, and stand in the middle of them`() {
        let source = ItemSource(count: 4)
        let sizes = Sizes([(150, 20), (150, 60), (300, 10), (40, 40)].map { CGSize(width: $0.0, height: $0.1) })
        let collection = UICollectionView.showing(source)
        collection.delegate = sizes
        collection.layoutIfNeeded()
        let frames = collection.visibleCells.map(\.frame)
        #expect(frames[0] == CGRect(x: 0, y: 20, width: 150, height: 20))
        #expect(frames[1] == CGRect(x: 170, y: 0, width: 150, height: 60))
        #expect(frames[2].minY == 70)
        #expect(frames[3] == CGRect(x: 0, y: 90, width: 40, height: 40))
        #expect(collection.contentSize.height == 130)
    }

    @Test func `sections follow each other with headers, footers and insets`() {
        let layout = UICollectionViewFlowLayout.hundreds()
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        layout.sectionInset.top = 5
        let source = ItemSource(["a"], ["b"])
        #expect(frames(source, layout).map(\.minY) == [35, 190])
        let footer = layout.layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionFooter,
            at: IndexPath(item: 0, section: 0)
        )
        #expect(footer?.frame.minY == 135)
        #expect(footer?.frame.height == 20)
    }

    @Test func `sideways lines are columns`() {
        let layout = UICollectionViewFlowLayout.hundreds()
        layout.scrollDirection = .horizontal
        layout.headerReferenceSize = CGSize(width: 25, height: 1)
        let source = ItemSource(count: 7)
        let collection = UICollectionView.showing(source, layout: layout)
        collection.layoutIfNeeded()
        let frames = collection.visibleCells.map(\.frame)
        #expect(frames[0].origin == CGPoint(x: 25, y: 0))
        #expect(frames[1].origin == CGPoint(x: 25, y: 150))
        #expect(frames[3].origin == CGPoint(x: 135, y: 0))
        #expect(collection.contentSize == CGSize(width: 345, height: 400))
    }

    @Test func `another width or size is another layout`() {
        let layout = UICollectionViewFlowLayout.hundreds()
        let source = ItemSource(count: 3)
        let collection = UICollectionView.showing(source, layout: layout)
        collection.layoutIfNeeded()
        collection.frame.size.width = 210
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.map(\.frame.minY) == [0, 0, 110])
        layout.itemSize.width = 210
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.map(\.frame.minY) == [0, 110, 220])
    }

    @Test func `pinned headers stay at the top while their section is in sight`() {
        let layout = UICollectionViewFlowLayout.hundreds()
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.sectionHeadersPinToVisibleBounds = true
        let source = ItemSource((0..<30).map(String.init))
        let collection = UICollectionView.showing(source, layout: layout)
        collection.layoutIfNeeded()
        collection.contentOffset.y = 200
        collection.layoutIfNeeded()
        let kind = UICollectionView.elementKindSectionHeader
        #expect(collection.supplementaryView(forElementKind: kind, at: .row(0))?.frame.minY == 200)
    }

    @Test func `all places agree with the elements in a rectangle`() throws {
        let source = ItemSource(count: 1000)
        let collection = UICollectionView.showing(source)
        collection.layoutIfNeeded()
        let layout = collection.collectionViewLayout
        for y in stride(from: CGFloat(0), to: 36_000, by: 777) {
            let rect = CGRect(x: 0, y: y, width: 320, height: 333)
            let found = Set(try #require(layout.layoutAttributesForElements(in: rect)).map(\.indexPath))
            let expected = (0..<1000).map { IndexPath.row($0) }.filter { path in
                guard let frame = layout.layoutAttributesForItem(at: path)?.frame else { return false }
                return frame.maxY > rect.minY && frame.minY < rect.maxY
            }
            #expect(found.isSuperset(of: expected))
            #expect(found.count <= expected.count + 6)
        }
    }
}
