extension UITableView {
    /// Where a section is, with its header and footer.
    public func rect(forSection section: Int) -> CGRect {
        counts.indices.contains(section) ? geometry.sectionRect(section) : .zero
    }

    /// Where a section's header is.
    public func rectForHeader(inSection section: Int) -> CGRect {
        counts.indices.contains(section) ? geometry.headerRect(section) : .zero
    }

    /// Where a section's footer is.
    public func rectForFooter(inSection section: Int) -> CGRect {
        counts.indices.contains(section) ? geometry.footerRect(section) : .zero
    }

    /// Where a row is.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        hasRow(indexPath) ? geometry.rowRect(indexPath) : .zero
    }

    /// The row at a point; nil where there is none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 1, height: 0.001))?.first
    }

    /// The row of a cell in sight; nil for any other cell.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        guard let place = cell.place, rows.cells[place] === cell else { return nil }
        return place
    }

    /// The rows in a rectangle.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        guard rect.intersects(CGRect(origin: .zero, size: geometry.size)) else { return [] }
        return geometry.sections(from: rect.minY, to: rect.maxY).flatMap { section in
            geometry.rows(in: section, from: rect.minY, to: rect.maxY).map { IndexPath(row: $0, section: section) }
        }
    }

    /// The cells in sight, from top to bottom.
    public var visibleCells: [UITableViewCell] {
        bringUpToDate()
        return rows.cells.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The rows in sight, from top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? {
        bringUpToDate()
        return rows.cells.keys.sorted()
    }

    /// The header in sight of a section, where it is a `UITableViewHeaderFooterView`.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rows.headers[section] as? UITableViewHeaderFooterView
    }

    /// The footer in sight of a section, where it is a `UITableViewHeaderFooterView`.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rows.footers[section] as? UITableViewHeaderFooterView
    }

    /// Asks for the words of the index at the side anew; they are asked for when they are needed.
    public func reloadSectionIndexTitles() {}

    /// Brings a row into sight.
    public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        guard indexPath.count == 2, indexPath.row != NSNotFound else { return }
        guard hasRow(indexPath) else {
            let count = countOfRows(in: indexPath.section)
            return Headless.raise(
                .range(
                    "-[UITableView scrollToRowAtIndexPath:atScrollPosition:animated:]: row (\(indexPath.row)) beyond "
                        + "bounds (\(count)) for section (\(indexPath.section))."
                )
            )
        }
        contentSize = geometry.size
        setContentOffset(offset(showing: indexPath, at: scrollPosition), animated: animated)
    }

    /// Brings the nearest chosen row into sight.
    public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        let middle = bounds.midY
        let nearest = chosen.paths.filter(hasRow).min {
            abs(geometry.rowRect($0).midY - middle) < abs(geometry.rowRect($1).midY - middle)
        }
        if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
    }

    private func offset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
        let row = geometry.rowRect(path)
        let insets = adjustedContentInset
        let pinned = style == .plain ? geometry.sections[path.section].header : 0
        let top = insets.top + pinned
        let room = bounds.height - top - insets.bottom
        let y =
            switch position {
            case .top: row.minY - top
            case .middle: row.midY - top - room / 2
            case .bottom: row.maxY - bounds.height + insets.bottom
            case .none:
                nearestOffset(
                    showing: CGRect(x: contentOffset.x, y: row.minY - pinned, width: 1, height: row.height + pinned)
                ).y
            }
        return clamped(CGPoint(x: contentOffset.x, y: y))
    }

    /// Makes the cells that are due, as asking for what is in sight does.
    private func bringUpToDate() {
        if rows.isStale, bounds.height > 0 { layoutIfNeeded() }
    }
}
