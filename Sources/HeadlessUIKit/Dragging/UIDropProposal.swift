/// What would become of something if it were dropped.
@MainActor
open class UIDropProposal: NSObject {
    /// What would become of it.
    public let operation: UIDropOperation
    /// Whether the place is a narrow one.
    open var isPrecise = false
    /// Whether it is shown as large as it is.
    open var prefersFullSizePreview = false

    /// What would become of it.
    public init(operation: UIDropOperation) {
        self.operation = operation
        super.init()
    }
}
