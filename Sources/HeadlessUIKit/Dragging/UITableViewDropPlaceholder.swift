/// A row that stands for something that was dropped until it is there.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How the cell looks while the thing goes to it.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}
