import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UICollectionViewCompositionalLayoutTests {
    @Test func `a group takes as many items as fit, and is repeated`() {
        let stage = CompositionalStage(count: 6, .grid(4))
        #expect(stage.frame(0) == CGRect(x: 0, y: 0, width: 80, height: 100))
        #expect(stage.frame(3) == CGRect(x: 240, y: 0, width: 80, height: 100))
        #expect(stage.frame(5) == CGRect(x: 80, y: 100, width: 80, height: 100))
        #expect(stage.collection.contentSize == CGSize(width: 320, height: 200))
        #expect(stage.collection.visibleCells.count == 6)
    }

    @Test func `insets and spacing keep items, groups and sections apart`() {
        let section = NSCollectionLayoutSection.grid(2)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20)
        section.interGroupSpacing = 5
        let stage = CompositionalStage(count: 3, section)
        #expect(stage.frame(0) == CGRect(x: 20, y: 10, width: 140, height: 100))
        #expect(stage.frame(2) == CGRect(x: 20, y: 115, width: 140, height: 100))
        #expect(stage.collection.contentSize.height == CGFloat(245))
    }

    @Test func `an item keeps within its insets`() {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
        )
        item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(50)),
            subitems: [item]
        )
        let stage = CompositionalStage(count: 1, NSCollectionLayoutSection(group: group))
        #expect(stage.frame(0) == CGRect(x: 2, y: 1, width: 314, height: 46))
    }

    @Test func `each section has the layout that the provider gives for it`() {
        let layout = UICollectionViewCompositionalLayout { index, environment in
            #expect(environment.container.effectiveContentSize.width == CGFloat(320))
            return index == 0 ? .grid(2) : .rows(height: .absolute(60))
        }
        layout.configuration.interSectionSpacing = 8
        let stage = CompositionalStage([["a", "b"], ["c", "d"]], layout: layout)
        #expect(stage.frame(1) == CGRect(x: 160, y: 0, width: 160, height: 100))
        #expect(stage.frame(1, section: 1) == CGRect(x: 0, y: 168, width: 320, height: 60))
    }

    @Test func `a section without a layout raises`() {
        let layout = UICollectionViewCompositionalLayout { _, _ in nil }
        let raised = Headless.exceptions { _ = CompositionalStage([["a"]], layout: layout) }
        #expect(raised.first?.reason.hasPrefix("Invalid section definition.") == true)
    }

    @Test func `sideways, groups follow each other from left to right`() {
        let size = NSCollectionLayoutSize(.absolute(100), .fractionalHeight(0.5))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: NSCollectionLayoutSize(.absolute(100), .fractionalHeight(1)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        configuration.contentInsetsReference = .none
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group),
            configuration: configuration
        )
        let stage = CompositionalStage([["a", "b", "c", "d", "e", "f", "g", "h"]], layout: layout)
        #expect(stage.frame(3) == CGRect(x: 100, y: 200, width: 100, height: 200))
        #expect(stage.collection.contentSize == CGSize(width: 400, height: 400))
        #expect(Headless.select(.row(7), in: stage.collection) == nil)
        #expect(stage.collection.contentOffset.x == 80)
    }

    @Test func `only items in sight get cells, whatever the count`() {
        let stage = CompositionalStage(count: 100_000, .rows(height: .absolute(40)))
        #expect(stage.source.asked.count == 10)
        stage.collection.contentOffset.y = 2_000_000
        stage.collection.layoutIfNeeded()
        #expect(stage.collection.indexPathsForVisibleItems.first == .row(50_000))
        #expect(stage.source.asked.count == 20)
    }

    @Test func `an orthogonal section shows what fits, and scrolls across`() {
        let section = NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: NSCollectionLayoutSize(.absolute(200), .absolute(120)),
                subitems: [
                    NSCollectionLayoutItem(
                        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
                    )
                ]
            )
        )
        section.orthogonalScrollingBehavior = .groupPaging
        section.interGroupSpacing = 10
        let stage = CompositionalStage(count: 5, section)
        #expect(stage.frame(1) == CGRect(x: 210, y: 0, width: 200, height: 120))
        #expect(stage.collection.contentSize == CGSize(width: 320, height: 120))
        #expect(stage.collection.indexPathsForVisibleItems == [.row(0), .row(1)])
        #expect(Headless.scroll(section: 0, of: stage.collection, to: 420) == nil)
        #expect(stage.collection.indexPathsForVisibleItems == [.row(2), .row(3)])
        #expect(Headless.select(.row(4), in: stage.collection) == nil)
        #expect(stage.frame(4)?.maxX == 320)
        #expect(Headless.scroll(section: 1, of: stage.collection, to: 0) == .missing)
    }

    @Test func `the handler sees what is in sight and may change it`() throws {
        let section = NSCollectionLayoutSection.rows(height: .absolute(200))
        section.visibleItemsInvalidationHandler = { items, _, _ in
            for item in items { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
        }
        let stage = CompositionalStage(count: 3, section)
        #expect(stage.collection.visibleCells.map(\.alpha) == [1, 0.5])
    }
}
