/// An item that stands for something that was dropped until it is there.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// How the cell looks while the thing goes to it.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
