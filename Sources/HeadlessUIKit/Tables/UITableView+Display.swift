extension UITableView {
    /// Makes what comes into sight, lets go of what leaves it, and places all.
    func layoutRows() {
        if rows.isStale { dropAll() }
        contentSize = geometry.size
        dropUnseen()
        showRows()
        showEdges()
        layoutEnds()
        contentSize = geometry.size
        prefetch()
    }

    /// Lets go of all cells, headers and footers, so that they are asked for anew.
    private func dropAll() {
        rows.isStale = false
        for (path, cell) in inOrder(rows.cells) { drop(cell, at: path) }
        for (section, view) in inOrder(rows.headers) { drop(view, \.headers, at: section) }
        for (section, view) in inOrder(rows.footers) { drop(view, \.footers, at: section) }
    }

    private func dropUnseen() {
        for (path, cell) in inOrder(rows.cells) where !isInSight(geometry.rowRect(path)) { drop(cell, at: path) }
        let sections = geometry.sections(from: bounds.minY, to: bounds.maxY)
        for (section, view) in inOrder(rows.headers) where !sections.contains(section) {
            drop(view, \.headers, at: section)
        }
        for (section, view) in inOrder(rows.footers) where !isInSight(geometry.footerRect(section)) {
            drop(view, \.footers, at: section)
        }
    }

    /// Whether more than an edge of `rect` is in sight.
    private func isInSight(_ rect: CGRect) -> Bool {
        rect.maxY > bounds.minY && rect.minY < bounds.maxY
    }

    private func showRows() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        var section = geometry.sections(from: bounds.minY, to: bounds.maxY).lowerBound
        while section < counts.count, geometry.sectionRect(section).minY < bounds.maxY {
            var row = geometry.rows(in: section, from: bounds.minY, to: bounds.maxY).lowerBound
            while row < counts[section] {
                let path = IndexPath(row: row, section: section)
                guard geometry.rowRect(path).minY < bounds.maxY else { break }
                show(path)
                row += 1
            }
            section += 1
        }
    }

    /// Shows a row's cell, made where there is none, at the height that it turns out to want.
    private func show(_ path: IndexPath) {
        let known = rows.cells[path]
        guard let cell = known ?? makeCell(at: path) else { return }
        if known == nil || !rows.fitted.contains(path) { fit(cell, at: path) }
        let frame = cellFrame(at: path)
        if cell.frame != frame { cell.frame = frame }
        guard known == nil else { return }
        rows.cells[path] = cell
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        if cell.superview !== self { insertSubview(cell, at: subviews.count - edgesInFront) }
        cell.isHidden = false
    }

    private func fit(_ cell: UITableViewCell, at path: IndexPath) {
        rows.fitted.insert(path)
        guard isSelfSizing(path) else { return }
        let wanted = cell.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if wanted > 0 { rows.geometry?.setHeight(wanted, at: path) }
    }

    func cellFrame(at path: IndexPath) -> CGRect {
        geometry.rowRect(path).insetBy(dx: style == .insetGrouped ? 16 : 0, dy: 0)
    }

    /// Headers and footers are in front of cells.
    private var edgesInFront: Int {
        rows.headers.count + rows.footers.count
    }

    private func showEdges() {
        for section in geometry.sections(from: bounds.minY, to: bounds.maxY) {
            if geometry.sections[section].header > 0 { showHeader(of: section) }
            let footer = geometry.footerRect(section)
            if footer.height > 0, isInSight(footer) { showFooter(of: section) }
        }
    }

    private func showHeader(of section: Int) {
        if rows.headers[section] == nil {
            guard let view = headerView(of: section) ?? titled(headerTitle(of: section)) else { return }
            rows.givenHeaders[section] = nil
            rows.headers[section] = view
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            addSubview(view)
        }
        rows.headers[section]?.frame = pinnedHeaderFrame(of: section)
    }

    private func showFooter(of section: Int) {
        if rows.footers[section] == nil {
            guard let view = footerView(of: section) ?? titled(footerTitle(of: section)) else { return }
            rows.givenFooters[section] = nil
            rows.footers[section] = view
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            addSubview(view)
        }
        rows.footers[section]?.frame = geometry.footerRect(section)
    }

    private func titled(_ title: String?) -> UIView? {
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = title
        return view
    }

    /// In a plain table a header stays at the top as long as its section is in sight.
    private func pinnedHeaderFrame(of section: Int) -> CGRect {
        var frame = geometry.headerRect(section)
        guard style == .plain else { return frame }
        let end = geometry.sectionRect(section).maxY - frame.height
        frame.origin.y = max(frame.minY, min(contentOffset.y + adjustedContentInset.top, end))
        return frame
    }

    private func layoutEnds() {
        if let tableHeaderView { place(tableHeaderView, at: 0) }
        if let tableFooterView { place(tableFooterView, at: geometry.footerTop) }
        backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
    }

    private func place(_ view: UIView, at top: CGFloat) {
        let frame = CGRect(x: 0, y: top, width: bounds.width, height: view.frame.height)
        if view.frame != frame { view.frame = frame }
    }

    private func inOrder<Place: Comparable, View>(_ views: [Place: View]) -> [(Place, View)] {
        views.sorted { $0.key < $1.key }
    }

    private func drop(_ cell: UITableViewCell, at path: IndexPath) {
        rows.cells[path] = nil
        retire(cell, at: path)
    }

    /// Takes a cell out of sight and lets it wait for another row.
    func retire(_ cell: UITableViewCell, at path: IndexPath) {
        cell.removeFromSuperview()
        cell.place = nil
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
        rows.cellQueue.put(cell, for: cell.reuseIdentifier)
    }

    private func drop(_ view: UIView, _ kind: WritableKeyPath<TableRows, [Int: UIView]>, at section: Int) {
        rows[keyPath: kind][section] = nil
        view.removeFromSuperview()
        if kind == \.headers {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
        guard let view = view as? UITableViewHeaderFooterView else { return }
        rows.headerFooterQueue.put(view, for: view.reuseIdentifier)
    }
}
