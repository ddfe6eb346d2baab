/// Says which parts of a flow layout must be worked out anew.
@MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes and distances anew.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether places are worked out anew.
    open var invalidateFlowLayoutAttributes = true
}
