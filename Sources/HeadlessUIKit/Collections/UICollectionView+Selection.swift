extension UICollectionView {
    /// Whether the user can choose several items now.
    var choosesSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether the user can choose items now.
    var choosesAny: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    /// Tells the cells in sight that editing began or ended.
    func showEditing() {
        for path in chosen.paths where !choosesSeveral { giveUp(path) }
        for view in items.views.values { (view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
        setNeedsLayout()
    }

    /// Asks a view in sight for its size anew, where views may change it by themselves.
    func refit(_ view: UICollectionReusableView) {
        guard selfSizingInvalidation != .disabled, let element = view.element, items.views[element] === view,
            items.fitted.remove(element) != nil
        else { return }
        setNeedsLayout()
    }

    func cell(at path: IndexPath) -> UICollectionViewCell? {
        items.views[CollectionElement(kind: .cell, path: path)] as? UICollectionViewCell
    }

    func choose(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard let path else {
            for path in chosen.paths { giveUp(path) }
            return
        }
        guard hasItem(path) else { return }
        if !choosesSeveral { for other in chosen.paths where other != path { giveUp(other) } }
        if chosen.insert(path) { cell(at: path)?.isSelected = true }
        if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
    }

    func giveUp(_ path: IndexPath) {
        if chosen.remove(path) { cell(at: path)?.isSelected = false }
    }

    /// Chooses or gives up an item as a tap does, with all that the delegate is asked and told.
    ///
    /// - Returns: Whether the tap had any effect.
    func tapItem(_ path: IndexPath) -> Bool {
        guard let cell = cell(at: path) else { return false }
        if (cell as? UICollectionViewListCell)?.opensByTap == true { return toggle(path) }
        guard choosesAny else { return false }
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return false }
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        cell.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        if choosesSeveral, chosen.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return false }
            giveUpAndTell(path)
            return true
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else {
            return doPrimaryAction(path)
        }
        if !choosesSeveral { for other in chosen.paths where other != path { giveUpAndTell(other) } }
        choose(path, animated: false, scrollPosition: [])
        cell.leadOn()
        delegate?.collectionView(self, didSelectItemAt: path)
        _ = doPrimaryAction(path)
        return true
    }

    /// Does the item's main action, which a tap calls for besides choosing it.
    private func doPrimaryAction(_ path: IndexPath) -> Bool {
        guard let delegate, !isEditing else { return false }
        let asked = OptionalMethod.primaryActionForItem.answer {
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        }
        guard asked ?? true else { return false }
        let done: Void? = OptionalMethod.performForItem.answer {
            delegate.collectionView(self, performPrimaryActionForItemAt: path)
        }
        return done != nil
    }

    /// Opens or closes an item that shows others below it.
    func toggle(_ path: IndexPath) -> Bool {
        (dataSource as? any OutlineSource)?.toggle(at: path) ?? false
    }

    private func giveUpAndTell(_ path: IndexPath) {
        giveUp(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    // MARK: Touches

    func press(_ touches: Set<UITouch>) {
        items.pressed = touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
    }

    func release(_ touches: Set<UITouch>) {
        let path = touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
        let pressed = items.pressed
        items.pressed = nil
        if let path, path == pressed { _ = tapItem(path) }
    }
}
