import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UICollectionViewLayoutTests {
    /// One item below the other, with a stripe that the layout adds.
    private final class Column: UICollectionViewLayout {
        var prepared = 0
        var invalidatesOnScroll = false

        override func prepare() { prepared += 1 }
        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 1000) }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { invalidatesOnScroll }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 100, width: 320, height: 100)
            attributes.alpha = 0.5
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let stripe = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "stripe", with: .row(0))
            stripe.frame = CGRect(x: 0, y: 0, width: 5, height: 1000)
            stripe.zIndex = -1
            return (0..<10).compactMap { layoutAttributesForItem(at: .row($0)) } + [stripe]
        }
    }

    private final class Stripe: UICollectionReusableView {}

    private let source = ItemSource(count: 10)
    private let column = Column()
    private let collection: UICollectionView

    init() {
        collection = .showing(source)
        column.register(Stripe.self, forDecorationViewOfKind: "stripe")
        collection.collectionViewLayout = column
    }

    @Test func `an own layout places the items and adds views`() {
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.map(\.frame.minY) == [0, 100, 200, 300])
        #expect(collection.visibleCells.allSatisfy { $0.alpha == 0.5 })
        #expect(collection.subviews.first is Stripe)
        #expect(collection.contentSize.height == 1000)
    }

    @Test func `a layout is prepared once until it is invalidated`() {
        collection.layoutIfNeeded()
        collection.contentOffset.y = 50
        collection.layoutIfNeeded()
        #expect(column.prepared == 1)
        column.invalidatesOnScroll = true
        collection.contentOffset.y = 100
        collection.layoutIfNeeded()
        #expect(column.prepared == 2)
        column.invalidateLayout()
        collection.layoutIfNeeded()
        #expect(column.prepared == 3)
    }

    @Test func `a layout lets go of the view when another takes its place`() {
        collection.setCollectionViewLayout(.hundreds() as UICollectionViewFlowLayout, animated: false)
        #expect(column.collectionView == nil)
        collection.layoutIfNeeded()
        #expect(collection.visibleCells.count == 10)
    }

    @Test func `a copy of attributes says the same`() throws {
        let attributes = try #require(column.layoutAttributesForItem(at: .row(3)))
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy !== attributes)
        #expect(copy.frame == attributes.frame)
        #expect(copy.alpha == 0.5)
        #expect(copy.indexPath == .row(3))
        #expect(copy.representedElementCategory == .cell)
    }
}
