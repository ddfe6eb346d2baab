/// From what to what the focus goes.
@MainActor
open class UIFocusUpdateContext: NSObject {
    /// What had the focus.
    open private(set) weak var previouslyFocusedItem: (any UIFocusItem)?
    /// What has it next.
    open private(set) weak var nextFocusedItem: (any UIFocusItem)?
    /// To where it goes.
    public let focusHeading: UIFocusHeading

    init(from former: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading = []) {
        previouslyFocusedItem = former
        nextFocusedItem = next
        focusHeading = heading
        super.init()
    }

    /// The view that had the focus.
    open var previouslyFocusedView: UIView? { previouslyFocusedItem as? UIView }

    /// The view that has it next.
    open var nextFocusedView: UIView? { nextFocusedItem as? UIView }
}
