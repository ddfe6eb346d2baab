/// One drop into a table.
final class TableDrop: NSObject, UITableViewDropCoordinator {
    /// A thing that is dropped.
    final class Item: NSObject, UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ dragItem: UIDragItem, from source: IndexPath?, size: CGSize) {
            self.dragItem = dragItem
            sourceIndexPath = source
            previewSize = size
            super.init()
        }
    }

    let items: [any UITableViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UITableViewDropProposal
    let session: any UIDropSession
    private weak var tableView: UITableView?
    private var animators: [InteractionAnimator] = []

    init(
        of session: DragSession,
        into tableView: UITableView,
        at path: IndexPath?,
        from source: IndexPath?,
        _ proposal: UITableViewDropProposal
    ) {
        let size = source.flatMap { tableView.cellForRow(at: $0)?.bounds.size } ?? .zero
        items = session.items.enumerated().map { Item($1, from: $0 == 0 ? source : nil, size: size) }
        destinationIndexPath = path
        self.proposal = proposal
        self.session = session
        self.tableView = tableView
        super.init()
    }

    /// Ends what was begun to be shown.
    func settle() {
        for animator in animators { animator.run() }
        animators = []
    }

    private func animator() -> InteractionAnimator {
        let made = InteractionAnimator()
        animators.append(made)
        return made
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
        -> any UITableViewDropPlaceholderContext
    {
        TableDropPlace(for: dragItem, at: placeholder.place, in: tableView, animator())
    }

    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating { animator() }

    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        animator()
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animator() }
}
