/// How what is dragged looks.
@MainActor
open class UIDragPreviewParameters: UIPreviewParameters {}
