/// Gives the layout of a section; nil is refused.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Lays sections out one after the other, each of groups of items.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider
    var solved: [SolvedSection] = []
    var edges: SectionEdges?
    /// What the sections were laid out for; nil where they must be anew.
    var ground: Ground?
    var environment: LayoutEnvironment?

    /// The same layout for all sections.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// The same layout for all sections, and what holds for all.
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// A layout for each section.
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration()
        )
    }

    /// A layout for each section, and what holds for all.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Such layouts are not read from nibs.
    public required init?(coder: NSCoder) {
        nil
    }

    /// What holds for all sections.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    /// Lists, one section like the other.
    open class func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }

    // MARK: Layout

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { ground = nil }
        super.invalidateLayout(with: context)
    }

    open override func prepare() {
        super.prepare()
        layOut()
    }

    open override var collectionViewContentSize: CGSize {
        var size = environment?.contentSize ?? .zero
        size[axis] = contentEnd + (edges?.after ?? 0)
        return size
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let found = elements(in: rect)
        show(found, in: rect)
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, solved.indices.contains(indexPath.section) else { return nil }
        return attributes(ofItem: indexPath.item, in: solved[indexPath.section])
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2 else {
            return outerEdges { $0.path == indexPath && $0.item.elementKind == elementKind }.first
        }
        guard solved.indices.contains(indexPath.section) else { return nil }
        let section = solved[indexPath.section]
        let own = boundaries(of: section) + supplements(of: section, group: section.group(of: indexPath.item))
        return own.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let section = indexPath.first, solved.indices.contains(section) else { return nil }
        return decorations(of: solved[section]).first { $0.representedElementKind == elementKind }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let bounds = collectionView?.bounds else { return false }
        return newBounds.size != bounds.size || pinsAny
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        !originalAttributes.guesses.isEmpty && preferredAttributes.size != originalAttributes.size
    }

    override func take(_ size: CGSize, of element: CollectionElement) {
        super.take(size, of: element)
        guard element.kind == .cell, element.path.count == 2, solved.indices.contains(element.path.section) else {
            ground = nil
            return
        }
        solved[element.path.section].take(size, of: element.path.item)
        stackSections()
    }

    override func reveal(_ path: IndexPath) {
        guard path.count == 2, solved.indices.contains(path.section) else { return }
        let section = solved[path.section]
        guard section.stack != axis, let frame = section.leaf(path.item)?.frame, let bounds = collectionView?.bounds
        else { return }
        let low = bounds.origin[section.stack]
        let high = low + bounds.size[section.stack]
        let start = frame.origin[section.stack]
        let end = start + frame.size[section.stack]
        if start < low { scroll(path.section, to: section.scrolled + start - low) }
        if end > high { scroll(path.section, to: section.scrolled + end - high) }
    }
}
