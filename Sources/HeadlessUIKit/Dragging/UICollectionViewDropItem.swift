/// A thing that was dropped into a collection.
@MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The thing.
    var dragItem: UIDragItem { get }
    /// Where in the same collection it was; nil where it comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// How large it is shown while it is dragged.
    var previewSize: CGSize { get }
}
