/// A cell that stands for something until it is there.
@MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The thing.
    var dragItem: UIDragItem { get }
    /// Puts the thing in: the block gives it to the data source, at the place that it is told.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Gives the thing up.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Fills the cell anew.
    func setNeedsCellUpdate()
}
