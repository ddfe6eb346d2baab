internal import XibDocument

extension NibFilling {
    func fill(_ grid: UICollectionView) {
        set(\.allowsSelection, of: grid, from: "allowsSelection")
        set(\.allowsMultipleSelection, of: grid, from: "allowsMultipleSelection")
        if let background = view("backgroundView") { grid.backgroundView = background }
        if let layout = node.child(key: "collectionViewLayout"), layout.name == "collectionViewFlowLayout" {
            grid.collectionViewLayout = Self.flowLayout(layout)
        }
    }

    func fill(_ reusable: UICollectionReusableView) {
        if let identifier = node.attribute("reuseIdentifier") { reusable.reuseIdentifier = identifier }
    }

    /// The layout that a collection view's element has.
    static func flowLayout(_ node: XibNode) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        if let size = node.size("itemSize") { layout.itemSize = size }
        if let size = node.size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = node.size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let insets = node.insets("sectionInset") { layout.sectionInset = UIEdgeInsets(insets) }
        if let spacing: CGFloat = node.value("minimumLineSpacing") { layout.minimumLineSpacing = spacing }
        if let spacing: CGFloat = node.value("minimumInteritemSpacing") { layout.minimumInteritemSpacing = spacing }
        if let word = node.attribute("scrollDirection"), let direction = NibWords.scrollDirections[word] {
            layout.scrollDirection = direction
        }
        return layout
    }
}
