extension UITableView {
    /// Has the ground that its style asks for.
    func becomeTable() {
        backgroundColor = style.ground
    }

    /// Changes the ground with the style, unless it was given another.
    func takeGround(instead old: Style) {
        if backgroundColor == old.ground { backgroundColor = style.ground }
    }

    func exchange(_ old: UIView?, for new: UIView?) {
        guard old !== new else { return }
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        forgetHeights()
    }

    func putBehind(_ view: UIView?, instead old: UIView?) {
        guard old !== view else { return }
        old?.removeFromSuperview()
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }

    // MARK: Editing

    func canEdit(_ path: IndexPath) -> Bool {
        dataSource?.tableView(self, canEditRowAt: path) ?? false
    }

    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        guard hasRow(path), canEdit(path) else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    func showEditing(animated: Bool) {
        for path in chosen.paths where !choosesSeveral { giveUp(path, animated: animated) }
        for (path, cell) in rows.cells { cell.setEditing(isEditing && canEdit(path), animated: animated) }
        setNeedsLayout()
    }
}

extension UITableView.Style {
    var ground: UIColor { self == .plain ? .systemBackground : .systemGroupedBackground }
}
