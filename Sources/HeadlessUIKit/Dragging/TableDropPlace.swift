/// The place of something that was dropped into a table and is not there yet.
final class TableDropPlace: NSObject, UITableViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var tableView: UITableView?
    private let animator: InteractionAnimator
    private let path: IndexPath
    private var isOpen = true

    init(
        for dragItem: UIDragItem,
        at path: IndexPath,
        in tableView: UITableView?,
        _ animator: InteractionAnimator
    ) {
        self.dragItem = dragItem
        self.path = path
        self.tableView = tableView
        self.animator = animator
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard deletePlaceholder(), let tableView else { return false }
        dataSourceUpdates(path)
        tableView.insertRows(at: [path], with: .automatic)
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { isOpen = false }
        return isOpen
    }

}
