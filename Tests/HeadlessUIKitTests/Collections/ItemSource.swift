import HeadlessUIKit

/// Items of words for a collection, which keeps count of what it is asked.
@MainActor
final class ItemSource: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    var asked: [IndexPath] = []

    init(_ sections: [String]...) {
        self.sections = sections
    }

    convenience init(count: Int) {
        self.init((0..<count).map { "Item \($0)" })
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        asked.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Cell", for: indexPath)
        cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Edge", for: indexPath)
    }
}

extension UICollectionView {
    /// A grid of 320 by 400 points.
    static func showing(_ source: ItemSource, layout: UICollectionViewFlowLayout = .hundreds()) -> UICollectionView {
        let frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        for kind in [elementKindSectionHeader, elementKindSectionFooter] {
            collection.register(
                UICollectionReusableView.self,
                forSupplementaryViewOfKind: kind,
                withReuseIdentifier: "Edge"
            )
        }
        collection.dataSource = source
        return collection
    }

    /// The words of the cells in sight.
    var words: [String?] { visibleCells.map(\.accessibilityLabel) }
}

extension UICollectionViewFlowLayout {
    /// Items of 100 by 100 points, three to a line of 320, with 10 points between.
    static func hundreds() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        return layout
    }
}
