/// What something looks like while it is dragged, and where it goes.
@MainActor
open class UITargetedDragPreview: UITargetedPreview {
    /// The same picture, with another place to go to.
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}
