/// Hears of the elements in sight, which it may change, and how far the section is scrolled.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// How a section is laid out: a group, repeated, with room and headers around.
@MainActor
open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
    let group: NSCollectionLayoutGroup
    /// The list whose section this is.
    var list: UICollectionLayoutListConfiguration?

    /// A section of a group, repeated.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    /// The room around all groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room between groups.
    open var interGroupSpacing: CGFloat = 0
    /// What the groups keep away from.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// What headers and footers keep away from.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether and how the section scrolls across the direction in which the collection does.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headers, footers and the like.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers keep within the insets of the groups.
    @available(iOS, introduced: 13.0, deprecated: 16.0)
    open var supplementariesFollowContentInsets: Bool {
        get { followsInsets }
        set { followsInsets = newValue }
    }
    var followsInsets = true
    /// Hears of the elements in sight at each layout.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// What the layout adds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// A section that is the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        copy.list = list
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.followsInsets = followsInsets
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        copy.decorationItems = decorationItems
        return copy
    }
}
