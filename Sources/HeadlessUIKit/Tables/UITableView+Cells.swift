extension UITableView {
    /// Registers a class whose cells are made when they are asked for by name; nil takes it back.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard isName(identifier) else { return }
        let source = (cellClass as? UITableViewCell.Type).map(ReuseQueue<UITableViewCell>.Source.ofClass)
        rows.cellQueue.register(source, for: identifier)
    }

    /// Registers a nib whose cells are made when they are asked for by name; nil takes it back.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        guard isName(identifier) else { return }
        rows.cellQueue.register(nib.map(ReuseQueue<UITableViewCell>.Source.nib), for: identifier)
    }

    /// Registers a class of headers and footers; nil takes it back.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard isName(identifier) else { return }
        let kind = aClass as? UITableViewHeaderFooterView.Type
        rows.headerFooterQueue.register(kind.map(ReuseQueue.Source.ofClass), for: identifier)
    }

    /// Registers a nib of headers and footers; nil takes it back.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard isName(identifier) else { return }
        rows.headerFooterQueue.register(nib.map(ReuseQueue.Source.nib), for: identifier)
    }

    private func isName(_ identifier: String) -> Bool {
        if identifier.isEmpty {
            Headless.raise(.invalidArgument("must pass a valid reuse identifier to \(Self.registering)"))
        }
        return !identifier.isEmpty
    }

    private static var registering: String { "-[UITableView registerClass:forCellReuseIdentifier:]" }

    /// The row's cell from the data source, ready to be shown.
    func makeCell(at path: IndexPath) -> UITableViewCell? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        adopt(cell, at: path)
        return cell
    }

    func adopt(_ cell: UITableViewCell, at path: IndexPath) {
        cell.table = self
        cell.place = path
        if cell.backgroundColor == nil {
            cell.backgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
        }
        cell.frame = cellFrame(at: path)
        if let level = delegate?.tableView(self, indentationLevelForRowAt: path), level > 0 {
            cell.indentationLevel = level
        }
        cell.setSelected(chosen.contains(path), animated: false)
        cell.setEditing(isEditing && canEdit(path), animated: false)
    }

    func dequeue(_ identifier: String, for path: IndexPath?) -> UITableViewCell? {
        if let path, let (reconfigured, cell) = rows.reconfigured, reconfigured == path { return cell }
        if let cell = rows.cellQueue.take(identifier) {
            cell.prepareForReuse()
            return sized(cell, for: path)
        }
        switch rows.cellQueue.source(for: identifier) {
        case .ofClass(let kind): return sized(kind.make(registered: identifier), for: path)
        case .nib(let nib): return sized(cell(from: nib, identifier), for: path)
        case nil: return nil
        }
    }

    func dequeueForCertain(_ identifier: String, for path: IndexPath) -> UITableViewCell {
        if let cell = dequeue(identifier, for: path) { return cell }
        Headless.raise(
            .internalInconsistency(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard"
            )
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    func dequeueHeaderFooter(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = rows.headerFooterQueue.take(identifier) {
            view.prepareForReuse()
            return view
        }
        switch rows.headerFooterQueue.source(for: identifier) {
        case .ofClass(let kind):
            return kind.make(registered: identifier)
        case .nib(let nib):
            let view = nib.instantiate(withOwner: nil).first as? UITableViewHeaderFooterView
            view?.reuseIdentifier = identifier
            return view
        case nil:
            return nil
        }
    }

    /// A cell has its row's size before it is filled.
    private func sized(_ cell: UITableViewCell?, for path: IndexPath?) -> UITableViewCell? {
        if let cell, let path, hasRow(path), rows.geometry != nil { cell.frame = cellFrame(at: path) }
        return cell
    }

    private func cell(from nib: UINib, _ identifier: String) -> UITableViewCell? {
        let objects = nib.instantiate(withOwner: nil)
        guard objects.count == 1, let cell = objects.first as? UITableViewCell else {
            Headless.raise(
                .internalInconsistency(
                    "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level "
                        + "object which must be a UITableViewCell instance"
                )
            )
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if let own = cell.reuseIdentifier, !own.isEmpty, own != identifier {
            Headless.raise(
                .internalInconsistency(
                    "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                        + "(\(identifier))"
                )
            )
        }
        cell.reuseIdentifier = identifier
        cell.ownHeight = cell.frame.height > 0 ? cell.frame.height : 44
        return cell
    }
}
