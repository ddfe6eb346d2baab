/// Decides where a collection view's elements are.
@MainActor
open class UICollectionViewLayout: NSObject {
    var decorations: [String: ReuseQueue<UICollectionReusableView>.Source] = [:]
    var isPrepared = false
    /// The sizes that views told which say their own.
    var sizes: [CollectionElement: CGSize] = [:]

    /// A layout.
    public override init() {
        super.init()
    }

    /// A layout as a nib describes it.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The view that is laid out.
    open internal(set) weak var collectionView: UICollectionView?

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of what says which parts must be laid out anew.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// Whether the layout is mirrored where people read the other way.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Working out

    /// Forgets what was worked out; it is worked out anew at the next layout.
    open func invalidateLayout() {
        let context = makeContext()
        context.isAboutAll = true
        invalidateLayout(with: context)
    }

    /// Forgets parts of what was worked out.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        forget(context)
    }

    /// Works out what the other methods answer from.
    open func prepare() {}
    /// The room that all elements take.
    open var collectionViewContentSize: CGSize { .zero }
    /// The elements in a rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Where and how an item is shown.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Where and how a header, a footer or the like is shown.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where and how a view is shown that the layout adds.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Registers a class of views that the layout adds.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = (viewClass as? UICollectionReusableView.Type).map { .ofClass($0) }
    }

    /// Registers a nib of views that the layout adds.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { .nib($0) }
    }

    // MARK: Bounds and wishes

    /// Whether other bounds need another layout.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Says which parts other bounds concern.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether a view's wish needs another layout.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Says which parts a view's wish concerns.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Where scrolling should come to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where a change of the layout should leave the content.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Hears that an animated change of the bounds begins.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Hears that an animated change of the bounds is over.
    open func finalizeAnimatedBoundsChange() {}

    // MARK: Changes

    /// Hears what comes, goes and moves, before the elements are asked for.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Hears that all changes are done.
    open func finalizeCollectionViewUpdates() {}

    /// Where an item that comes starts from.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where an item that goes ends.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a header, footer or the like that comes starts from.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a header, footer or the like that goes ends.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String,
        at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a view that the layout adds starts from.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where a view that the layout takes away ends.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String,
        at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The headers, footers or the like that a change takes away.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The added views that a change takes away.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The headers, footers or the like that a change puts in.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// The views that the layout adds with a change.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Hears that this layout takes another's place.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Hears that another layout takes this one's place.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Hears that the change from one layout to another is over.
    open func finalizeLayoutTransition() {}

    // MARK: Moving by hand

    /// The place that an item held by the user would take.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath,
        withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

    /// Where and how an item held by the user is shown.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath,
        withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes { held(indexPath, at: position) }

    /// Says which parts a move by hand concerns.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        makeContext(moving: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    }

    /// Says which parts the end of a move by hand concerns.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath],
        previousIndexPaths: [IndexPath],
        movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        makeContext(moving: previousIndexPaths, to: indexPaths, at: .zero)
    }

    // MARK: Sizes that views tell

    /// Takes the size that a view told.
    func take(_ size: CGSize, of element: CollectionElement) {
        sizes[element] = size
    }

    /// Brings an item into sight that scrolling the collection alone does not.
    func reveal(_ path: IndexPath) {}
}
