extension Headless {
    /// Swipes over a row and taps the uncovered action of this title.
    @discardableResult
    public static func swipe(
        _ path: IndexPath,
        in table: UITableView,
        from edge: SwipeEdge,
        choosing title: String
    ) -> Obstacle? {
        swipe(path, in: table) { cell in
            let actions = edge.configuration(at: path, in: table)?.actions ?? []
            guard let action = actions.first(where: { $0.title == title }) else {
                return edge == .trailing && edge.configuration(at: path, in: table) == nil
                    && chooseOldAction(title, at: path, in: table)
            }
            action.handler(action, cell) { _ in }
            return true
        }
    }

    /// Swipes over a row all the way, which does the first action.
    @discardableResult
    public static func swipeFully(_ path: IndexPath, in table: UITableView, from edge: SwipeEdge) -> Obstacle? {
        swipe(path, in: table) { cell in
            guard let configuration = edge.configuration(at: path, in: table),
                configuration.performsFirstActionWithFullSwipe, let action = configuration.actions.first
            else { return false }
            action.handler(action, cell) { _ in }
            return true
        }
    }

    /// Where a swipe over a row begins.
    public enum SwipeEdge: Sendable {
        /// Where reading starts.
        case leading
        /// Where reading ends.
        case trailing

        @MainActor
        fileprivate func configuration(at path: IndexPath, in table: UITableView) -> UISwipeActionsConfiguration? {
            switch self {
            case .leading: table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
            case .trailing: table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
            }
        }
    }

    /// The menu that a long press on a row opens.
    public static func contextMenu(at path: IndexPath, in table: UITableView) -> UIMenu? {
        guard case .success(let cell) = reachedCell(at: path, in: table) else { return nil }
        return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: cell.center)?.menu
    }

    /// Draws two fingers over rows, from the first to the last.
    @discardableResult
    public static func sweep(from first: IndexPath, to last: IndexPath, in table: UITableView) -> Obstacle? {
        switch reachedCell(at: first, in: table) {
        case .failure(let barrier): return barrier.obstacle
        case .success:
            guard table.hasRow(last) else { return .missing }
            guard table.delegate?.tableView(table, shouldBeginMultipleSelectionInteractionAt: first) ?? false else {
                return .refused
            }
            table.delegate?.tableView(table, didBeginMultipleSelectionInteractionAt: first)
            guard table.choosesSeveral else { return .notSelectable }
            let sections = min(first.section, last.section)...max(first.section, last.section)
            let paths = sections.flatMap { section in
                (0..<table.countOfRows(in: section)).map { IndexPath(row: $0, section: section) }
            }
            table.sweep(paths.filter { $0 >= min(first, last) && $0 <= max(first, last) })
            table.delegate?.tableViewDidEndMultipleSelectionInteraction(table)
            UIWindow.layoutAll()
            return nil
        }
    }

    /// Taps a word of the index at the side.
    @discardableResult
    public static func tapIndexTitle(_ title: String, in table: UITableView) -> Obstacle? {
        if let obstacle = obstacle(to: table) { return obstacle }
        guard let dataSource = table.dataSource,
            let index = dataSource.sectionIndexTitles(for: table)?.firstIndex(of: title)
        else { return .missing }
        let section = dataSource.tableView(table, sectionForSectionIndexTitle: title, at: index)
        guard table.counts.indices.contains(section) else { return .missing }
        table.contentOffset = table.clamped(
            CGPoint(x: table.contentOffset.x, y: table.rect(forSection: section).minY - table.adjustedContentInset.top)
        )
        UIWindow.layoutAll()
        return nil
    }

    private static func swipe(
        _ path: IndexPath,
        in table: UITableView,
        doing action: (UITableViewCell) -> Bool
    ) -> Obstacle? {
        switch reachedCell(at: path, in: table) {
        case .failure(let barrier): return barrier.obstacle
        case .success(let cell):
            guard table.canEdit(path) else { return .refused }
            table.delegate?.tableView(table, willBeginEditingRowAt: path)
            let wasThere = action(cell)
            table.delegate?.tableView(table, didEndEditingRowAt: path)
            UIWindow.layoutAll()
            return wasThere ? nil : .missing
        }
    }

    private static func chooseOldAction(_ title: String, at path: IndexPath, in table: UITableView) -> Bool {
        let actions = table.delegate?.tableView(table, editActionsForRowAt: path) ?? []
        guard let action = actions.first(where: { $0.title == title }) else { return false }
        action.handler(action, path)
        return true
    }
}
