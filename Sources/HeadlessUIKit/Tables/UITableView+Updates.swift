extension UITableView {
    /// Puts rows in, at their places after the update.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Takes rows out, by their places before the update.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Asks for new cells, by the rows' places before the update.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Moves a row from its place before to its place after the update.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows[indexPath] = newIndexPath }
    }

    /// Puts sections in, at their places after the update.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.insertedSections.formUnion(sections) }
    }

    /// Takes sections out, by their places before the update.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.deletedSections.formUnion(sections) }
    }

    /// Asks for the sections' rows anew, by their places before the update.
    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section from its place before to its place after the update.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    /// Lets the data source fill the rows' present cells anew.
    public func reconfigureRows(at indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard let cell = rows.cells[path], let dataSource else { continue }
            rows.reconfigured = (path, cell)
            _ = dataSource.tableView(self, cellForRowAt: path)
            rows.reconfigured = nil
        }
        forgetHeights()
    }

    // MARK: Batches

    func performUpdates(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        openUpdates()
        changes?()
        closeUpdates()
        guard let completion else { return }
        let isSeen = window != nil && UIView.areAnimationsEnabled
        Headless.schedule(after: isSeen ? 0.3 : 0) { completion(true) }
    }

    func openUpdates() {
        if updates == nil { updates = OpenUpdates(before: counts) } else { updates?.depth += 1 }
    }

    func closeUpdates() {
        guard let open = updates else { return }
        guard open.depth == 1 else {
            updates?.depth -= 1
            return
        }
        updates = nil
        apply(open.changes, before: open.before)
    }

    func change(_ change: (inout ListUpdates) -> Void) {
        guard updates == nil else {
            if var open = updates {
                change(&open.changes)
                updates = open
            }
            return
        }
        guard let before = rows.counts else { return reload() }
        var changes = ListUpdates()
        change(&changes)
        apply(changes, before: before)
    }

    func apply(_ changes: ListUpdates, before: [Int]) {
        let after = askForCounts()
        if let reason = changes.contradiction(before: before, after: after, words: .table) {
            Headless.raise(.internalInconsistency(reason))
            return reload()
        }
        let former = rows.geometry
        rows.counts = after
        rows.geometry = nil
        rows.prefetching.forget()
        rows.givenHeaders = [:]
        rows.givenFooters = [:]
        chosen.follow(changes.row)
        if !rows.isStale { moveCells(with: changes) }
        if let former { carryHeights(from: former, with: changes) }
        clampOffset()
        setNeedsLayout()
        if window != nil { layoutIfNeeded() }
    }

    /// Keeps the heights that cells told of rows that stay.
    private func carryHeights(from former: TableGeometry, with changes: ListUpdates) {
        var heights: [IndexPath: CGFloat] = [:]
        for (section, old) in former.sections.enumerated() where old.isSelfSizing && !old.rows.isUniform {
            for (row, place) in changes.rows(of: section, count: old.rows.count).enumerated() {
                guard let place, !changes.reloadedRows.contains(IndexPath(row: row, section: section)) else { continue }
                heights[place] = old.rows[row]
            }
        }
        guard !heights.isEmpty else { return }
        _ = geometry
        rows.geometry?.setHeights(heights)
    }

    /// Takes the cells in sight to their new rows, and lets go of those whose rows are gone or asked for anew.
    private func moveCells(with changes: ListUpdates) {
        let former = rows.cells.sorted { $0.key < $1.key }
        rows.cells = [:]
        for (path, cell) in former {
            let isKept = !changes.reloadedRows.contains(path) && !changes.reloadedSections.contains(path.section)
            if isKept, let place = changes.row(after: path) {
                cell.place = place
                rows.cells[place] = cell
            } else {
                retire(cell, at: path)
            }
        }
        moveEdges(\.headers, with: changes)
        moveEdges(\.footers, with: changes)
    }

    private func moveEdges(_ kind: WritableKeyPath<TableRows, [Int: UIView]>, with changes: ListUpdates) {
        let former = rows[keyPath: kind]
        rows[keyPath: kind] = [:]
        for (section, view) in former {
            if !changes.reloadedSections.contains(section), let place = changes.section(after: section) {
                rows[keyPath: kind][place] = view
            } else {
                view.removeFromSuperview()
            }
        }
    }
}
