/// The actions that a swipe over a row uncovers.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions, from the edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a swipe all the way does the first action.
    open var performsFirstActionWithFullSwipe = true

    /// Actions, from the edge inwards.
    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
