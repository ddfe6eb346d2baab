extension UITableView {
    /// How many rows each section has, asked for when first needed.
    var counts: [Int] {
        if let counts = rows.counts { return counts }
        let counts = askForCounts()
        rows.counts = counts
        return counts
    }

    func askForCounts() -> [Int] {
        guard let dataSource else { return [] }
        return (0..<max(0, dataSource.numberOfSections(in: self))).map {
            max(0, dataSource.tableView(self, numberOfRowsInSection: $0))
        }
    }

    func countOfRows(in section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 0
    }

    func hasRow(_ path: IndexPath) -> Bool {
        path.count == 2 && path.row >= 0 && path.row < countOfRows(in: path.section)
    }

    /// Takes the counts anew at once, and leaves the cells for the next layout.
    func reload() {
        forgetRows()
        chosen.removeAll()
        rows.counts = askForCounts()
        clampOffset()
    }

    /// Forgets the counts; cells stay as they are until the next layout.
    func forgetRows() {
        rows.counts = nil
        rows.geometry = nil
        rows.isStale = true
        rows.prefetching.forget()
        rows.givenHeaders = [:]
        rows.givenFooters = [:]
        setNeedsLayout()
    }

    func forgetHeights() {
        rows.geometry = nil
        setNeedsLayout()
    }

    /// Asks a cell in sight for its height anew, where cells may change it by themselves.
    func refit(_ cell: UITableViewCell) {
        guard selfSizingInvalidation != .disabled, let place = cell.place, rows.cells[place] === cell,
            rows.fitted.remove(place) != nil
        else { return }
        setNeedsLayout()
    }

    /// Keeps the place within what is left when rows went away.
    func clampOffset() {
        guard bounds.height > 0, rows.geometry != nil || !rows.cells.isEmpty else { return }
        contentSize = geometry.size
        let limit = clamped(contentOffset)
        if contentOffset.y > limit.y { contentOffset = limit }
    }
}
