/// Items in lines, as many to a line as fit.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    private var sections: [FlowSection] = []

    /// A flow layout.
    public override init() {
        super.init()
    }

    /// A flow layout as a nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The estimate that stands for cells that say their own size.
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    }

    /// The room between lines.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The least room between the items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The size of items.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// About the size of items whose cells say their own; zero where `itemSize` holds.
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
    /// What the sections' insets are measured from.
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
    /// Which way the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The size of headers; only the length along the scroll direction counts.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// The size of footers; only the length along the scroll direction counts.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// The room around a section's items.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// Whether headers stay at the edge as long as their section is in sight.
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    /// Whether footers stay at the edge as long as their section is in sight.
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    open override func prepare() {
        super.prepare()
        sections = makeSections()
    }

    open override var collectionViewContentSize: CGSize {
        let thickness = sections.last?.end ?? 0
        let room = roomAlong
        return isVertical ? CGSize(width: room, height: thickness) : CGSize(width: thickness, height: room)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        return sections.indices.filter { sections[$0].end >= low && sections[$0].start <= high }.flatMap { section in
            edges(of: section, in: rect) + cells(of: section, from: low, to: high)
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        guard (0..<section.lines.count).contains(indexPath.item) else { return nil }
        let place = section.lines.place(of: indexPath.item)
        let attributes = attributes(CollectionElement(kind: .cell, path: indexPath))
        if estimatedItemSize != .zero { attributes.guesses = .both }
        attributes.frame = rect(
            along: section.margin + place.along,
            across: section.linesStart + place.across,
            length: place.size.width,
            thickness: place.size.height
        )
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
        let thickness = isHeader ? section.header : section.footer
        guard thickness > 0 else { return nil }
        let attributes = attributes(CollectionElement(kind: .supplementary(elementKind), path: indexPath))
        let start = isHeader ? pinnedHeader(section) : pinnedFooter(section)
        attributes.frame = rect(along: 0, across: start, length: roomAlong, thickness: thickness)
        attributes.zIndex = 10
        return attributes
    }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        !originalAttributes.guesses.isEmpty && preferredAttributes.size != originalAttributes.size
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
        return isVertical ? newBounds.width != bounds.width : newBounds.height != bounds.height
    }

    // MARK: Elements

    private func cells(of index: Int, from low: CGFloat, to high: CGFloat) -> [UICollectionViewLayoutAttributes] {
        let section = sections[index]
        return section.lines.items(from: low - section.linesStart, to: high - section.linesStart).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: index))
        }
    }

    private func edges(of index: Int, in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].compactMap {
            layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(item: 0, section: index))
        }
        .filter { $0.frame.intersects(rect) }
    }

    private func pinnedHeader(_ section: FlowSection) -> CGFloat {
        guard sectionHeadersPinToVisibleBounds, let collectionView else { return section.start }
        let insets = collectionView.adjustedContentInset
        let edge = isVertical ? collectionView.bounds.minY + insets.top : collectionView.bounds.minX + insets.left
        return max(section.start, min(edge, section.footerStart - section.header))
    }

    private func pinnedFooter(_ section: FlowSection) -> CGFloat {
        guard sectionFootersPinToVisibleBounds, let collectionView else { return section.footerStart }
        let insets = collectionView.adjustedContentInset
        let edge = isVertical ? collectionView.bounds.maxY - insets.bottom : collectionView.bounds.maxX - insets.right
        return min(section.footerStart, max(edge - section.footer, section.start + section.header))
    }

    private func rect(along: CGFloat, across: CGFloat, length: CGFloat, thickness: CGFloat) -> CGRect {
        isVertical
            ? CGRect(x: along, y: across, width: length, height: thickness)
            : CGRect(x: across, y: along, width: thickness, height: length)
    }
}
