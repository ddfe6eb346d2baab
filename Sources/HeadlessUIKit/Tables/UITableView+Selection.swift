extension UITableView {
    /// Whether the user can choose several rows now.
    var choosesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether the user can choose rows now.
    var choosesAny: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    func choose(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            for path in chosen.paths { giveUp(path, animated: animated) }
            return
        }
        guard hasRow(path) else { return }
        if !choosesSeveral { for other in chosen.paths where other != path { giveUp(other, animated: animated) } }
        if chosen.insert(path) { rows.cells[path]?.setSelected(true, animated: animated) }
        if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
    }

    func giveUp(_ path: IndexPath, animated: Bool) {
        if chosen.remove(path) { rows.cells[path]?.setSelected(false, animated: animated) }
    }

    /// Chooses or gives up a row as a tap does, with all that the delegate is asked and told.
    ///
    /// - Returns: Whether the tap had any effect.
    func tapRow(_ path: IndexPath) -> Bool {
        guard choosesAny, let cell = rows.cells[path], highlight(path, cell) else { return false }
        rows.cells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        if choosesSeveral, chosen.contains(path) { return giveUpAsked(path) }
        guard let wanted = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else {
            return doPrimaryAction(path)
        }
        if !choosesSeveral { for other in chosen.paths where other != wanted { _ = giveUpAsked(other) } }
        choose(wanted, animated: false, scrollPosition: .none)
        cellForRow(at: wanted)?.leadOn()
        delegate?.tableView(self, didSelectRowAt: wanted)
        _ = doPrimaryAction(wanted)
        return true
    }

    /// Does the row's main action, which a tap calls for besides choosing it.
    private func doPrimaryAction(_ path: IndexPath) -> Bool {
        guard let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) else { return false }
        let done: Void? = OptionalMethod.performForRow.answer {
            delegate.tableView(self, performPrimaryActionForRowAt: path)
        }
        return done != nil
    }

    /// Chooses rows one after the other, as two fingers drawn over them do.
    func sweep(_ paths: [IndexPath]) {
        for path in paths where !chosen.contains(path) {
            guard let wanted = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { continue }
            choose(wanted, animated: false, scrollPosition: .none)
            delegate?.tableView(self, didSelectRowAt: wanted)
        }
    }

    private func highlight(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
        return true
    }

    private func giveUpAsked(_ path: IndexPath) -> Bool {
        guard let wanted = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return false }
        giveUp(wanted, animated: false)
        delegate?.tableView(self, didDeselectRowAt: wanted)
        return true
    }

    // MARK: Touches

    func press(_ touches: Set<UITouch>) {
        rows.pressed = touches.first.flatMap { indexPathForRow(at: $0.location(in: self)) }
    }

    func release(_ touches: Set<UITouch>) {
        let path = touches.first.flatMap { indexPathForRow(at: $0.location(in: self)) }
        let pressed = rows.pressed
        cancelPress()
        if let path, path == pressed { _ = tapRow(path) }
    }

    func cancelPress() {
        rows.pressed = nil
    }
}
