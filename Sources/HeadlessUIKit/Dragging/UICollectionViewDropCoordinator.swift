/// What was dropped into a collection, and how it gets to its place.
@MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The things.
    var items: [any UICollectionViewDropItem] { get }
    /// Where they were dropped; nil where there is nothing.
    var destinationIndexPath: IndexPath? { get }
    /// What was said to become of them.
    var proposal: UICollectionViewDropProposal { get }
    /// The drop.
    var session: any UIDropSession { get }
    /// Lets a cell stand for a thing until it is there.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// Shows a thing going to a cell that was put in for it.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt itemIndexPath: IndexPath) -> any UIDragAnimating
    /// Shows a thing going into a cell.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt itemIndexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Shows a thing going to another place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}
