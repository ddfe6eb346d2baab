/// Says which parts of a layout must be worked out anew.
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    var isAboutAll = false
    var isAboutCounts = false

    /// Nothing yet.
    public override init() {
        super.init()
    }

    /// Whether all is concerned.
    open var invalidateEverything: Bool { isAboutAll }
    /// Whether the counts are concerned.
    open var invalidateDataSourceCounts: Bool { isAboutCounts }
    /// How far the content moves.
    open var contentOffsetAdjustment = CGPoint.zero
    /// How much the content grows.
    open var contentSizeAdjustment = CGSize.zero
    /// The items that are concerned.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The headers, footers and the like that are concerned, by kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The views that the layout adds that are concerned, by kind.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// Where items held by the user were.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where items held by the user would go.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// Where the user holds items.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Adds items that are concerned.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds headers, footers or the like that are concerned.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Adds views that the layout adds that are concerned.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
            .merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}
