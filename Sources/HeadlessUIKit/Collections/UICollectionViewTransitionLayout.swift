/// A layout between two others.
@MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout that is left.
    public let currentLayout: UICollectionViewLayout
    /// The layout that is reached.
    public let nextLayout: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    /// A layout between two others.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Such layouts are not read from nibs.
    public required init?(coder: NSCoder) {
        nil
    }

    /// How far the way is gone, from 0 to 1.
    open var transitionProgress: CGFloat = 0 { didSet { invalidateLayout() } }

    /// Keeps a value that changes on the way.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
        values[key] = value
    }

    /// A value that was kept; 0 where there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    open override func prepare() {
        super.prepare()
        for layout in [currentLayout, nextLayout] {
            layout.collectionView = collectionView
            layout.prepare()
            layout.isPrepared = true
        }
    }

    open override var collectionViewContentSize: CGSize {
        let from = currentLayout.collectionViewContentSize
        let to = nextLayout.collectionViewContentSize
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let elements = [currentLayout, nextLayout].flatMap { layout in
            (layout.layoutAttributesForElements(in: rect) ?? []).map(\.element)
        }
        return Set(elements).sorted().compactMap { mixed(for: $0) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        mixed(for: CollectionElement(kind: .cell, path: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        mixed(for: CollectionElement(kind: .supplementary(elementKind), path: indexPath))
    }

    private func mixed(for element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        let from = currentLayout.attributes(of: element)
        let to = nextLayout.attributes(of: element)
        guard let start = from ?? to, let end = to ?? from else { return nil }
        let attributes = attributes(element)
        attributes.size = CGSize(
            width: between(start.size.width, end.size.width),
            height: between(start.size.height, end.size.height)
        )
        attributes.center = CGPoint(
            x: between(start.center.x, end.center.x),
            y: between(start.center.y, end.center.y)
        )
        attributes.alpha = between(from == nil ? 0 : start.alpha, to == nil ? 0 : end.alpha)
        attributes.zIndex = transitionProgress < 0.5 ? start.zIndex : end.zIndex
        return attributes
    }

    private func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
        start + (end - start) * transitionProgress
    }
}

extension UICollectionViewLayout {
    /// Where and how an element is shown.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        switch element.kind {
        case .cell: layoutAttributesForItem(at: element.path)
        case .supplementary(let kind): layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
        case .decoration(let kind): layoutAttributesForDecorationView(ofKind: kind, at: element.path)
        }
    }
}
