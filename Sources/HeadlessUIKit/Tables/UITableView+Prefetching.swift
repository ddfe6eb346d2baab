extension UITableView {
    /// Announces the rows that come into sight next.
    func prefetch() {
        guard isPrefetchingEnabled, let prefetchDataSource, bounds.height > 0, bounds.width > 0 else { return }
        let rect = rows.prefetching.ahead(of: bounds, along: .vertical)
        let ahead = geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            geometry.rows(in: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
        }
        let change = rows.prefetching.move(visible: Set(rows.cells.keys), ahead: ahead)
        if !change.come.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: change.come) }
        if !change.gone.isEmpty { prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.gone) }
    }
}
