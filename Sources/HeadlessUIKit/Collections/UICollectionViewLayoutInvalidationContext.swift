/// Says which parts of a layout must be worked out anew.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    /// Nothing yet.
    public override init() {
        super.init()
    }

    /// Whether all is concerned.
    open var invalidateEverything: Bool { false }
    /// Whether the counts are concerned.
    open var invalidateDataSourceCounts: Bool { false }
    /// How far the content moves.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much the content grows.
    open var contentSizeAdjustment = CGSize.zero
    /// The items that are concerned.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// Adds items that are concerned.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }
}
