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

    /// Taps the plus before a row while the table is edited.
    @discardableResult
    public static func insert(_ path: IndexPath, in table: UITableView) -> Obstacle? {
        switch reachedCell(at: path, in: table) {
        case .failure(let barrier): return barrier.obstacle
        case .success:
            guard table.isEditing, table.editingStyle(at: path) == .insert, let dataSource = table.dataSource else {
                return .refused
            }
            let done: Void? = OptionalMethod.commitEditing.answer {
                dataSource.tableView(table, commit: .insert, forRowAt: path)
            }
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

    /// The row's cell, scrolled to, where a finger can reach it.
    static func reachedCell(at path: IndexPath, in table: UITableView) -> Result<UITableViewCell, Barrier> {
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
