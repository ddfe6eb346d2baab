/// What holds for all sections of a compositional layout.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
    /// Up and down, nothing between sections.
    public override init() {
        super.init()
    }

    /// Which way the collection scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The room between sections.
    open var interSectionSpacing: CGFloat = 0
    /// What stands before and after all sections.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// What sections keep away from that say nothing.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// A configuration that is the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }
}
