@testable import HeadlessUIKit

/// A collection of 320 by 400 points with a compositional layout in a window.
@MainActor
final class CompositionalStage {
    let source: ItemSource
    let collection: UICollectionView
    private let stage: Stage

    init(_ sections: [[String]], layout: UICollectionViewLayout) {
        source = ItemSource()
        source.sections = sections
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400),
            collectionViewLayout: layout
        )
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        for kind in [
            UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge",
        ] {
            collection.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "Edge"
            )
        }
        collection.dataSource = source
        collection.contentInsetAdjustmentBehavior = .never
        stage = Stage(collection)
    }

    convenience init(count: Int, _ section: NSCollectionLayoutSection) {
        self.init(
            [(0..<count).map { "Item \($0)" }],
            layout: UICollectionViewCompositionalLayout(section: section)
        )
    }

    /// Where an item is.
    func frame(_ item: Int, section: Int = 0) -> CGRect? {
        collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }
}

extension NSCollectionLayoutSize {
    convenience init(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) {
        self.init(widthDimension: width, heightDimension: height)
    }
}

extension NSCollectionLayoutSection {
    /// Rows of items from side to side.
    static func rows(height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(.fractionalWidth(1), height)
        return NSCollectionLayoutSection(
            group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        )
    }

    /// Lines of `count` items of 100 points' height.
    static func grid(_ count: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(.fractionalWidth(1 / count), .fractionalHeight(1))
        )
        return NSCollectionLayoutSection(
            group: .horizontal(
                layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100)),
                subitems: [item]
            )
        )
    }
}
