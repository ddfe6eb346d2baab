/// Where what is dragged goes.
@MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}
