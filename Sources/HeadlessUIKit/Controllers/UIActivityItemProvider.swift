/// Something to share that is made only once it is known how it is shared.
///
/// It belongs to no actor, as no class can that inherits from `Operation`.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    private var type: UIActivity.ActivityType?
    private var made: Any?

    /// Something of the kind that will be shared.
    public let placeholderItem: Any?

    /// Shows `placeholderItem` until it is known how it is shared.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// How it is shared, once that is known.
    open var activityType: UIActivity.ActivityType? { type }

    /// Makes what is shared; what stood for it unless overridden.
    open var item: Any { placeholderItem ?? "" }

    open override func main() {
        made = item
    }

    /// What stands for it.
    @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }

    /// What was made, once; nothing where the operation is cancelled.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        type = activityType
        if !isFinished { start() }
        return isCancelled ? nil : made
    }

    /// About nothing.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        ""
    }

    /// Of no type.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String {
        ""
    }

    /// None.
    @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?,
        suggestedSize size: CGSize
    ) -> UIImage? {
        nil
    }
}

extension UIActivityItemProvider: UIActivityItemSource {}
