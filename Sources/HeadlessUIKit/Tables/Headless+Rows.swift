extension Headless {
    /// Taps a row, scrolled to where it can be seen.
    ///
    /// - Returns: What kept the finger from choosing the row, and nil when it did.
    @discardableResult
    public static func select(_ path: IndexPath, in table: UITableView) -> Obstacle? {
        guard table.choosesAny else { return .notSelectable }
        switch reachedCell(at: path, in: table) {
        case .failure(let barrier): return barrier.obstacle
        case .success:
            let hadEffect = table.tapRow(path)
            UIWindow.layoutAll()
            return hadEffect ? nil : .notSelectable
        }
    }

    /// Taps the button at the end of a row.
    @discardableResult
    public static func tapAccessory(at path: IndexPath, in table: UITableView) -> Obstacle? {
        switch reachedCell(at: path, in: table) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let cell):
            guard cell.trailingType.hasButton else { return .missing }
            table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path)
            UIWindow.layoutAll()
            return nil
        }
    }

    /// Swipes a row away and confirms.
    @discardableResult
    public static func delete(_ path: IndexPath, in table: UITableView) -> Obstacle? {
        switch reachedCell(at: path, in: table) {
        case .failure(let barrier): return barrier.obstacle
        case .success:
            guard table.editingStyle(at: path) == .delete, let dataSource = table.dataSource else { return .refused }
            table.delegate?.tableView(table, willBeginEditingRowAt: path)
            let done: Void? = OptionalMethod.commitEditing.answer {
                dataSource.tableView(table, commit: .delete, forRowAt: path)
            }
            table.delegate?.tableView(table, didEndEditingRowAt: path)
            UIWindow.layoutAll()
            return done == nil ? .refused : nil
        }
    }

    /// Drags a row to another place while the table is edited.
    @discardableResult
    public static func move(_ path: IndexPath, to target: IndexPath, in table: UITableView) -> Obstacle? {
        guard table.isEditing, let dataSource = table.dataSource else { return .refused }
        guard table.hasRow(path), table.hasRow(target) else { return .missing }
        guard dataSource.tableView(table, canMoveRowAt: path) else { return .refused }
        let place =
            table.delegate?.tableView(
                table,
                targetIndexPathForMoveFromRowAt: path,
                toProposedIndexPath: target
            ) ?? target
        let before = table.counts
        let done: Void? = OptionalMethod.moveRow.answer { dataSource.tableView(table, moveRowAt: path, to: place) }
        guard done != nil else { return .refused }
        var changes = ListUpdates()
        changes.movedRows[path] = place
        table.apply(changes, before: before)
        UIWindow.layoutAll()
        return nil
    }

    /// Swipes over a row and taps the uncovered action of this title.
    @discardableResult
    public static func swipe(
        _ path: IndexPath,
        in table: UITableView,
        from edge: SwipeEdge,
        choosing title: String
    ) -> Obstacle? {
        switch reachedCell(at: path, in: table) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let cell):
            guard let action = edge.actions(at: path, in: table).first(where: { $0.title == title }) else {
                return .missing
            }
            action.handler(action, cell) { _ in }
            UIWindow.layoutAll()
            return nil
        }
    }

    /// Where a swipe over a row begins.
    public enum SwipeEdge: Sendable {
        /// Where reading starts.
        case leading
        /// Where reading ends.
        case trailing

        @MainActor
        fileprivate func actions(at path: IndexPath, in table: UITableView) -> [UIContextualAction] {
            let delegate = table.delegate
            return switch self {
            case .leading: delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
            case .trailing: delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
            }
        }
    }

    /// The row's cell, scrolled to, where a finger can reach it.
    private static func reachedCell(at path: IndexPath, in table: UITableView) -> Result<UITableViewCell, Barrier> {
        if let obstacle = obstacle(to: table) { return .failure(Barrier(obstacle: obstacle)) }
        guard table.hasRow(path) else { return .failure(Barrier(obstacle: .missing)) }
        if table.isScrollEnabled {
            table.scrollToRow(at: path, at: .none, animated: false)
            table.layoutIfNeeded()
        }
        guard let cell = table.rows.cells[path] else { return .failure(Barrier(obstacle: .outOfSight)) }
        if let obstacle = obstacle(to: cell) { return .failure(Barrier(obstacle: obstacle)) }
        return .success(cell)
    }
}
