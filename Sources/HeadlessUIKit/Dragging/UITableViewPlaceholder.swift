/// A row without data of its own.
@MainActor
open class UITableViewPlaceholder: NSObject {
    /// Fills the row's cell.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
    let place: IndexPath
    let identifier: String
    let height: CGFloat

    /// A row at a place, with a cell as registered under a name.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        place = insertionIndexPath
        identifier = reuseIdentifier
        height = rowHeight
        super.init()
    }
}
