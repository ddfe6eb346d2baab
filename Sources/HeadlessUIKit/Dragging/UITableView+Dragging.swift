extension UITableView: DraggingList {
    var isDraggable: Bool { dragInteractionEnabled && dragDelegate != nil }

    func place(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    func items(for session: DragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }

    func dragBegins(_ session: DragSession) {
        guard let dragDelegate else { return }
        session.allowsMoveOperation = dragDelegate.tableView(self, dragSessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication =
            dragDelegate.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
        dragDelegate.tableView(self, dragSessionWillBegin: session)
    }

    func dragEnds(_ session: DragSession) {
        dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }

    func takes(_ session: DragSession) -> Bool {
        dropDelegate?.tableView(self, canHandle: session) ?? false
    }

    func proposal(for session: DragSession, at path: IndexPath?) -> UIDropProposal {
        dropDelegate?.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UIDropProposal(operation: .cancel)
    }

    func dropEnters(_ session: DragSession) {
        dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }

    func dropExits(_ session: DragSession) {
        dropDelegate?.tableView(self, dropSessionDidExit: session)
    }

    func dropEnds(_ session: DragSession) {
        dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }

    func take(_ session: DragSession, from source: IndexPath?, at path: IndexPath?, _ proposal: UIDropProposal) {
        guard let proposal = proposal as? UITableViewDropProposal else { return }
        let drop = TableDrop(of: session, into: self, at: path, from: source, proposal)
        dropDelegate?.tableView(self, performDropWith: drop)
        drop.settle()
    }

    func reorder(from source: IndexPath, to path: IndexPath) -> Bool {
        guard let dataSource, dataSource.tableView(self, canMoveRowAt: source) else { return false }
        let before = counts
        let done: Void? = OptionalMethod.moveRow.answer { dataSource.tableView(self, moveRowAt: source, to: path) }
        guard done != nil else { return false }
        var changes = ListUpdates()
        changes.movedRows[source] = path
        apply(changes, before: before)
        return true
    }
}
