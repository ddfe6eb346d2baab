/// A thing that was dropped into a table.
@MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The thing.
    var dragItem: UIDragItem { get }
    /// Where in the same table it was; nil where it comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }
    /// How large it is shown while it is dragged.
    var previewSize: CGSize { get }
}
