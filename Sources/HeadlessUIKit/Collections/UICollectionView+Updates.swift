extension UICollectionView {
    /// Puts items in, at their places after the update.
    public func insertItems(at indexPaths: [IndexPath]) {
        change { $0.insertedRows.formUnion(indexPaths) }
    }

    /// Takes items out, by their places before the update.
    public func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.deletedRows.formUnion(indexPaths) }
    }

    /// Asks for new cells, by the items' places before the update.
    public func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.reloadedRows.formUnion(indexPaths) }
    }

    /// Moves an item from its place before to its place after the update.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.movedRows[indexPath] = newIndexPath }
    }

    /// Puts sections in, at their places after the update.
    public func insertSections(_ sections: IndexSet) {
        change { $0.insertedSections.formUnion(sections) }
    }

    /// Takes sections out, by their places before the update.
    public func deleteSections(_ sections: IndexSet) {
        change { $0.deletedSections.formUnion(sections) }
    }

    /// Asks for the sections' items anew, by their places before the update.
    public func reloadSections(_ sections: IndexSet) {
        change { $0.reloadedSections.formUnion(sections) }
    }

    /// Moves a section from its place before to its place after the update.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections[section] = newSection }
    }

    /// Lets the data source fill the items' present cells anew.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        for path in indexPaths {
            guard let cell = cell(at: path), let dataSource else { continue }
            items.reconfigured = (path, cell)
            _ = dataSource.collectionView(self, cellForItemAt: path)
            items.reconfigured = nil
        }
    }

    func performUpdates(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if updates == nil { updates = OpenUpdates(before: counts) } else { updates?.depth += 1 }
        changes?()
        closeUpdates()
        guard let completion else { return }
        let isSeen = window != nil && UIView.areAnimationsEnabled
        Headless.schedule(after: isSeen ? 0.3 : 0) { completion(true) }
    }

    private func closeUpdates() {
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
        guard let before = items.counts else { return reload() }
        var changes = ListUpdates()
        change(&changes)
        apply(changes, before: before)
    }

    func apply(_ changes: ListUpdates, before: [Int]) {
        let after = askForCounts()
        if let reason = changes.contradiction(before: before, after: after, words: .collection) {
            Headless.raise(.internalInconsistency(reason))
            return reload()
        }
        items.counts = after
        chosen.follow(changes.row)
        items.fitted = []
        items.prefetching.forget()
        let layout = collectionViewLayout
        layout.followSizes(changes, before: before)
        let former = items.views.keys.filter { $0.kind == .cell }.sorted()
        if !items.isStale { moveViews(with: changes) }
        let context = layout.makeContext()
        context.isAboutCounts = true
        layout.invalidateLayout(with: context)
        setNeedsLayout()
        guard !bounds.isEmpty else { return }
        prepareLayout()
        layout.prepare(forCollectionViewUpdates: changes.items)
        for element in former where changes.row(after: element.path) == nil {
            _ = layout.finalLayoutAttributesForDisappearingItem(at: element.path)
        }
        let offset = proposed(layout.targetContentOffset(forProposedContentOffset: contentOffset))
        if offset != contentOffset { contentOffset = offset }
        if window != nil { layoutIfNeeded() }
        for path in changes.insertedRows.sorted() where cell(at: path) != nil {
            _ = layout.initialLayoutAttributesForAppearingItem(at: path)
        }
        layout.finalizeCollectionViewUpdates()
    }

    /// Takes the views in sight to their new places, and lets go of those whose places are gone or asked for anew.
    private func moveViews(with changes: ListUpdates) {
        let former = items.views.sorted { $0.key < $1.key }
        items.views = [:]
        for (element, view) in former {
            guard let path = place(after: element, with: changes) else {
                drop(view, element)
                continue
            }
            let new = CollectionElement(kind: element.kind, path: path)
            view.element = new
            items.views[new] = view
        }
    }

    private func place(after element: CollectionElement, with changes: ListUpdates) -> IndexPath? {
        if let section = element.path.first, changes.reloadedSections.contains(section) { return nil }
        switch element.kind {
        case .cell:
            return changes.reloadedRows.contains(element.path) ? nil : changes.row(after: element.path)
        case .supplementary, .decoration:
            guard element.path.count == 2 else { return element.path }
            return changes.section(after: element.path.section).map { IndexPath(item: element.path.item, section: $0) }
        }
    }
}
