import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NSCollectionLayoutGroupTests {
    private let whole = NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100))
    private let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(.absolute(50), .fractionalHeight(1))
    )

    private func xs(_ group: NSCollectionLayoutGroup, count: Int) -> [CGFloat?] {
        let stage = CompositionalStage(count: count, NSCollectionLayoutSection(group: group))
        return (0..<count).map { stage.frame($0)?.minX }
    }

    @Test func `a count of items is met exactly`() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(10)
        #expect(xs(group, count: 4) == [0, 60, 120, 0])
    }

    @available(iOS, deprecated: 16.0)
    @Test func `a count of items fills the group evenly`() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitem: item, count: 3)
        group.interItemSpacing = .fixed(10)
        let stage = CompositionalStage(count: 3, NSCollectionLayoutSection(group: group))
        #expect(stage.frame(1) == CGRect(x: 110, y: 0, width: 100, height: 100))
    }

    @Test func `flexible room is shared`() {
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: item, count: 3)
        group.interItemSpacing = .flexible(0)
        #expect(xs(group, count: 3) == [0, 135, 270])
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0),
            top: .fixed(5),
            trailing: .flexible(0),
            bottom: nil
        )
        let single = NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: item, count: 1)
        let stage = CompositionalStage(count: 1, NSCollectionLayoutSection(group: single))
        #expect(stage.frame(0)?.origin == CGPoint(x: 135, y: 5))
    }

    @Test func `groups hold groups`() {
        let big = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1))
        )
        let half = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(0.5))
        )
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
            subitems: [half]
        )
        let stage = CompositionalStage(
            count: 4,
            NSCollectionLayoutSection(group: .horizontal(layoutSize: whole, subitems: [big, column]))
        )
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 160, height: 100))
        #expect(stage.frame(2) == CGRect(x: 160, y: 50, width: 160, height: 50))
        #expect(stage.frame(3) == CGRect(x: 0, y: 100, width: 160, height: 100))
    }

    @Test func `a custom group says where its items are`() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: whole) { environment in
            let width = environment.container.contentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 10)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 20, width: 30, height: 10), zIndex: 3),
            ]
        }
        let stage = CompositionalStage(count: 3, NSCollectionLayoutSection(group: group))
        #expect(stage.frame(0)?.width == 160)
        #expect(stage.frame(1) == CGRect(x: 5, y: 20, width: 30, height: 10))
        #expect(stage.frame(2)?.minY == 100)
        #expect(stage.collection.layoutAttributesForItem(at: .row(1))?.zIndex == 3)
    }

    @Test func `a badge is at the corner of its item`() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(.absolute(20), .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing],
                fractionalOffset: CGPoint(x: 0.5, y: -0.5)
            )
        )
        let item = NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.vertical(layoutSize: whole, subitems: [item])
        let stage = CompositionalStage(count: 2, NSCollectionLayoutSection(group: group))
        let view = try #require(stage.collection.supplementaryView(forElementKind: "badge", at: .row(1)))
        #expect(view.frame == CGRect(x: 310, y: 90, width: 20, height: 20))
    }
}
