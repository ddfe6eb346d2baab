/// Whether and how a section scrolls across the direction in which the collection does.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all.
    case none = 0
    /// Freely.
    case continuous = 1
    /// Freely, to rest where a group begins.
    case continuousGroupLeadingBoundary = 2
    /// By what is in sight.
    case paging = 3
    /// By groups.
    case groupPaging = 4
    /// By groups, which rest in the middle.
    case groupPagingCentered = 5
}
