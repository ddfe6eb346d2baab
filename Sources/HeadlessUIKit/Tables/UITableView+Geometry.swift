extension UITableView {
    /// Where everything is, worked out when first needed for a width.
    var geometry: TableGeometry {
        if let geometry = rows.geometry, geometry.width == bounds.width { return geometry }
        let geometry = TableGeometry(
            width: bounds.width,
            headerHeight: tableHeaderView?.frame.height ?? 0,
            footerHeight: tableFooterView?.frame.height ?? 0,
            sections: counts.enumerated().map(section)
        )
        rows.geometry = geometry
        rows.fitted = []
        return geometry
    }

    private func section(_ index: Int, count: Int) -> TableGeometry.Section {
        let heights = heights(in: index, count: count)
        return TableGeometry.Section(
            header: headerHeight(of: index),
            rows: heights.rows,
            footer: footerHeight(of: index),
            isSelfSizing: heights.isSelfSizing
        )
    }

    /// One question where the delegate has no answer, one a row where it has.
    private func heights(in section: Int, count: Int) -> (rows: RowHeights, isSelfSizing: Bool) {
        let own = rowHeight < 0 ? estimate : rowHeight
        guard count > 0, let delegate else { return (RowHeights(count: count, each: own), rowHeight < 0) }
        let first = OptionalMethod.heightForRow.answer {
            delegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
        }
        guard let first else { return (RowHeights(count: count, each: own), rowHeight < 0) }
        let others = (1..<max(1, count)).map {
            delegate.tableView(self, heightForRowAt: IndexPath(row: $0, section: section))
        }
        let all = [first] + others
        guard all.contains(where: { $0 < 0 }) else { return (RowHeights(all), false) }
        return (RowHeights(guessed(all, in: section, delegate)), true)
    }

    /// The heights with the delegate's estimates, or the table's, for rows that take their cells' heights.
    private func guessed(
        _ heights: [CGFloat],
        in section: Int,
        _ delegate: any UITableViewDelegate
    ) -> [CGFloat] {
        heights.enumerated().map { row, height in
            guard height < 0 else { return height }
            let guess = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
            return guess > 0 ? guess : estimate
        }
    }

    private var estimate: CGFloat { estimatedRowHeight > 0 ? estimatedRowHeight : 44 }

    /// Whether a row takes its cell's height.
    func isSelfSizing(_ path: IndexPath) -> Bool {
        guard geometry.sections[path.section].isSelfSizing else { return false }
        guard let delegate else { return rowHeight < 0 }
        return delegate.tableView(self, heightForRowAt: path) < 0
    }

    // MARK: Headers and footers

    private func headerHeight(of section: Int) -> CGFloat {
        let wanted = OptionalMethod.heightForHeader.answer {
            delegate?.tableView(self, heightForHeaderInSection: section)
        }
        let hasContent = headerView(of: section) != nil || headerTitle(of: section) != nil
        let gap: CGFloat = section == 0 && tableHeaderView == nil ? 35 : 18
        return edgeHeight(
            answer: wanted.flatMap(\.self),
            general: sectionHeaderHeight,
            view: headerView(of: section),
            hasContent: hasContent,
            gap: gap
        )
    }

    private func footerHeight(of section: Int) -> CGFloat {
        let wanted = OptionalMethod.heightForFooter.answer {
            delegate?.tableView(self, heightForFooterInSection: section)
        }
        let hasContent = footerView(of: section) != nil || footerTitle(of: section) != nil
        return edgeHeight(
            answer: wanted.flatMap(\.self),
            general: sectionFooterHeight,
            view: footerView(of: section),
            hasContent: hasContent,
            gap: 18
        )
    }

    /// The delegate's answer first, then the table's own height where there is content, then what the style leaves.
    private func edgeHeight(
        answer: CGFloat?,
        general: CGFloat,
        view: UIView?,
        hasContent: Bool,
        gap: CGFloat
    ) -> CGFloat {
        if let answer, answer >= 0 { return answer }
        guard hasContent else { return style == .plain ? 0 : general >= 0 ? general : gap }
        if general >= 0 { return general }
        guard let view else { return style == .plain ? 28 : 38 }
        return view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    }

    func headerTitle(of section: Int) -> String? { dataSource?.tableView(self, titleForHeaderInSection: section) }
    func footerTitle(of section: Int) -> String? { dataSource?.tableView(self, titleForFooterInSection: section) }

    /// The delegate's view; it is asked for once, and shown when it comes into sight.
    func headerView(of section: Int) -> UIView? {
        if let view = rows.headers[section] ?? rows.givenHeaders[section] { return view }
        rows.givenHeaders[section] = delegate?.tableView(self, viewForHeaderInSection: section)
        return rows.givenHeaders[section]
    }

    /// The delegate's view; it is asked for once, and shown when it comes into sight.
    func footerView(of section: Int) -> UIView? {
        if let view = rows.footers[section] ?? rows.givenFooters[section] { return view }
        rows.givenFooters[section] = delegate?.tableView(self, viewForFooterInSection: section)
        return rows.givenFooters[section]
    }
}
