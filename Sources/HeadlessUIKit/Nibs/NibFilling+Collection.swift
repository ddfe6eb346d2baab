internal import XibDocument

extension NibFilling {
    func fill(_ grid: UICollectionView) {
        if let layout = node.child(key: "collectionViewLayout").flatMap(nib.make) as? UICollectionViewLayout {
            grid.collectionViewLayout = layout
        }
        set(\.allowsSelection, of: grid, from: "allowsSelection")
        set(\.allowsMultipleSelection, of: grid, from: "allowsMultipleSelection")
        set(\.isPrefetchingEnabled, of: grid, from: "prefetchingEnabled")
        set(\.selectionFollowsFocus, of: grid, from: "selectionFollowsFocus")
        set(\.dragInteractionEnabled, of: grid, from: "dragInteractionEnabled")
        if let background = view("backgroundView") { grid.backgroundView = background }
    }

    func fill(_ view: UICollectionReusableView) {
        // How large Interface Builder draws the cell; a layout says how large it is.
        _ = node.size("customSize")
        if let identifier = node.attribute("reuseIdentifier") { view.reuseIdentifier = identifier }
    }

    func fill(_ layout: UICollectionViewFlowLayout) {
        set(\.minimumLineSpacing, of: layout, from: "minimumLineSpacing")
        set(\.minimumInteritemSpacing, of: layout, from: "minimumInteritemSpacing")
        set(\.scrollDirection, of: layout, from: "scrollDirection", words: NibWords.scrollDirections)
        if let size = node.size("itemSize") { layout.itemSize = size }
        if let size = node.size("estimatedItemSize") { layout.estimatedItemSize = size }
        if node.value("automaticEstimatedItemSize") == true {
            layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        }
        if let size = node.size("headerReferenceSize") { layout.headerReferenceSize = size }
        if let size = node.size("footerReferenceSize") { layout.footerReferenceSize = size }
        if let insets = node.insets("sectionInset") { layout.sectionInset = UIEdgeInsets(insets) }
        set(\.sectionHeadersPinToVisibleBounds, of: layout, from: "sectionHeadersPinToVisibleBounds")
        set(\.sectionFootersPinToVisibleBounds, of: layout, from: "sectionFootersPinToVisibleBounds")
    }
}
