import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct NSCollectionLayoutSectionTests {
    private final class Tall: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            let wanted = super.preferredLayoutAttributesFitting(layoutAttributes)
            wanted.size.height = 70
            return wanted
        }
    }

    private final class Ground: UICollectionReusableView {}

    private func header(
        _ height: NSCollectionLayoutDimension = .absolute(30)
    ) -> NSCollectionLayoutBoundarySupplementaryItem {
        NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), height),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
    }

    @Test func `headers and footers make the section longer`() {
        let section = NSCollectionLayoutSection.rows(height: .absolute(50))
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.5), .absolute(20)),
            elementKind: UICollectionView.elementKindSectionFooter,
            alignment: .bottomTrailing
        )
        section.boundarySupplementaryItems = [header(), footer]
        let stage = CompositionalStage(count: 2, section)
        #expect(stage.frame(0)?.minY == 30)
        #expect(stage.collection.contentSize.height == CGFloat(150))
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let frames = kinds.map { stage.collection.supplementaryView(forElementKind: $0, at: .row(0))?.frame }
        #expect(frames[0] == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(frames[1] == CGRect(x: 160, y: 130, width: 160, height: 20))
    }

    @Test func `a pinned header stays at the edge as long as its section is in sight`() {
        let section = NSCollectionLayoutSection.rows(height: .absolute(50))
        let pinned = header()
        pinned.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [pinned]
        let stage = CompositionalStage(
            [Array(repeating: "a", count: 20), Array(repeating: "b", count: 20)],
            layout: UICollectionViewCompositionalLayout(section: section)
        )
        let kind = UICollectionView.elementKindSectionHeader
        stage.collection.contentOffset.y = 300
        stage.collection.layoutIfNeeded()
        #expect(stage.collection.supplementaryView(forElementKind: kind, at: .row(0))?.frame.minY == 300)
        stage.collection.contentOffset.y = 1020
        stage.collection.layoutIfNeeded()
        #expect(stage.collection.supplementaryView(forElementKind: kind, at: .row(0))?.frame.minY == 1000)
    }

    @Test func `guessed heights give way to what the cells want`() {
        let stage = CompositionalStage(
            [[]],
            layout: UICollectionViewCompositionalLayout(section: .rows(height: .estimated(40)))
        )
        stage.collection.register(Tall.self, forCellWithReuseIdentifier: "Cell")
        stage.source.sections = [(0..<20).map { "\($0)" }]
        stage.collection.reloadData()
        stage.collection.layoutIfNeeded()
        #expect(stage.frame(1) == CGRect(x: 0, y: 70, width: 320, height: 70))
        #expect(stage.collection.visibleCells.count == 6)
        stage.source.sections[0].insert("first", at: 0)
        stage.collection.insertItems(at: [.row(0)])
        stage.collection.layoutIfNeeded()
        #expect(stage.collection.visibleCells.map(\.frame.height) == [70, 70, 70, 70, 70, 70])
    }

    @Test func `a guessed header gives way too`() {
        final class High: UICollectionReusableView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 55) }
        }
        let section = NSCollectionLayoutSection.rows(height: .absolute(50))
        section.boundarySupplementaryItems = [header(.estimated(20))]
        let stage = CompositionalStage([], layout: UICollectionViewCompositionalLayout(section: section))
        stage.collection.register(
            High.self,
            forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "Edge"
        )
        stage.source.sections = [["a"]]
        stage.collection.reloadData()
        stage.collection.layoutIfNeeded()
        #expect(stage.frame(0)?.minY == 55)
    }

    @Test func `a ground is behind the section`() throws {
        let section = NSCollectionLayoutSection.rows(height: .absolute(50))
        let ground = NSCollectionLayoutDecorationItem.background(elementKind: "ground")
        ground.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        section.decorationItems = [ground]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Ground.self, forDecorationViewOfKind: "ground")
        let stage = CompositionalStage([["a", "b"]], layout: layout)
        let view = try #require(stage.collection.subviews.first as? Ground)
        #expect(view.frame == CGRect(x: 5, y: 5, width: 310, height: 90))
    }

    @Test func `what stands before all sections pushes them down`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [header(.absolute(80))]
        let layout = UICollectionViewCompositionalLayout(
            section: .rows(height: .absolute(50)),
            configuration: configuration
        )
        let stage = CompositionalStage([["a"]], layout: layout)
        #expect(stage.frame(0)?.minY == 80)
        let kind = UICollectionView.elementKindSectionHeader
        #expect(stage.collection.supplementaryView(forElementKind: kind, at: IndexPath(index: 0))?.frame.height == 80)
        stage.source.sections = [["a", "b"]]
        stage.collection.insertItems(at: [.row(1)])
        #expect(stage.frame(1)?.minY == 130)
    }
}
