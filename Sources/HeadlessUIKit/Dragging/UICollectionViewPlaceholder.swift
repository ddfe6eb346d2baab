/// An item without data of its own.
@MainActor
open class UICollectionViewPlaceholder: NSObject {
    /// Fills the item's cell.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
    let place: IndexPath
    let identifier: String

    /// An item at a place, with a cell as registered under a name.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        place = insertionIndexPath
        identifier = reuseIdentifier
        super.init()
    }
}
