/// One thing that is dragged.
@MainActor
open class UIDragItem: NSObject {
    /// What is carried along.
    public let itemProvider: NSItemProvider
    /// What the app that drags knows it as; others do not see it.
    open var localObject: Any?
    /// What it looks like; nil shows the view that it comes from.
    open var previewProvider: (() -> UIDragPreview?)?

    /// A thing that carries something along.
    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}
