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
        set(\.allowsFocus, of: grid, from: "allowsFocus")
        set(\.remembersLastFocusedIndexPath, of: grid, from: "remembersLastFocusedIndexPath")
        for cell in prototypes("cells") { grid.register(cell.nib, forCellWithReuseIdentifier: cell.identifier) }
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            let isHeader = kind == UICollectionView.elementKindSectionHeader
            guard let element = node.child(key: isHeader ? "sectionHeaderView" : "sectionFooterView"),
                let view = prototype(of: element)
            else { continue }
            grid.register(view.nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: view.identifier)
        }
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
        set(\.sectionInsetReference, of: layout, from: "sectionInsetReference", words: NibWords.sectionInsets)
        set(\.sectionHeadersPinToVisibleBounds, of: layout, from: "sectionHeadersPinToVisibleBounds")
        set(\.sectionFootersPinToVisibleBounds, of: layout, from: "sectionFootersPinToVisibleBounds")
    }
}

extension NibFilling {
    /// The cells that a storyboard's list has of its own, each as a nib that it makes them from.
    func prototypes(_ container: String) -> [(identifier: String, nib: UINib)] {
        node.contents(of: container).compactMap(prototype)
    }

    func prototype(of element: XibNode) -> (identifier: String, nib: UINib)? {
        // What nobody understands of a cell is to be found before one is made.
        if nib.reading != nil { _ = nib.make(element) }
        guard let identifier = element.attribute("reuseIdentifier") else { return nil }
        return (identifier, UINib(of: nib.document.document(of: element), in: nib.bundle))
    }
}

extension NibWords {
    static let sectionInsets: [String: UICollectionViewFlowLayout.SectionInsetReference] = [
        "contentInset": .fromContentInset, "safeArea": .fromSafeArea, "layoutMargins": .fromLayoutMargins,
    ]
}
