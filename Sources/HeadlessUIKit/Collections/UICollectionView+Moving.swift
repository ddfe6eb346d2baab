extension UICollectionView {
    /// Takes an item up; false where it cannot be moved.
    public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        guard items.held == nil, hasItem(indexPath), let dataSource,
            dataSource.collectionView(self, canMoveItemAt: indexPath)
        else { return false }
        items.held = (indexPath, indexPath)
        cell(at: indexPath)?.setNeedsUpdateConfiguration()
        return true
    }

    /// Holds the item over a place of the content.
    public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        guard let held = items.held else { return }
        let layout = collectionViewLayout
        let wanted = layout.targetIndexPath(forInteractivelyMovingItem: held.to, withPosition: targetPosition)
        let place =
            delegate?.collectionView(
                self,
                targetIndexPathForMoveOfItemFromOriginalIndexPath: held.from,
                atCurrentIndexPath: held.to,
                toProposedIndexPath: wanted
            ) ?? wanted
        items.held?.to = place
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [place],
                withTargetPosition: targetPosition,
                previousIndexPaths: [held.to],
                previousPosition: targetPosition
            )
        )
    }

    /// Lets the item go where it is held.
    public func endInteractiveMovement() {
        guard let held = letGo(cancelled: false), held.from != held.to else { return }
        let before = counts
        dataSource?.collectionView(self, moveItemAt: held.from, to: held.to)
        var changes = ListUpdates()
        changes.movedRows[held.from] = held.to
        apply(changes, before: before)
    }

    /// Lets the item go back to where it was.
    public func cancelInteractiveMovement() {
        _ = letGo(cancelled: true)
    }

    private func letGo(cancelled: Bool) -> (from: IndexPath, to: IndexPath)? {
        guard let held = items.held else { return nil }
        items.held = nil
        cell(at: held.from)?.setNeedsUpdateConfiguration()
        let layout = collectionViewLayout
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [cancelled ? held.from : held.to],
                previousIndexPaths: [held.from],
                movementCancelled: cancelled
            )
        )
        return held
    }

    // MARK: Layouts

    /// Begins to change to another layout, bit by bit.
    public func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        let current = collectionViewLayout
        let between =
            delegate?.collectionView(self, transitionLayoutForOldLayout: current, newLayout: layout)
            ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
        transition = completion
        collectionViewLayout = between
        return between
    }

    /// Goes the rest of the way to the other layout.
    public func finishInteractiveTransition() { endTransition(finished: true) }

    /// Goes back to the layout that was left.
    public func cancelInteractiveTransition() { endTransition(finished: false) }

    private func endTransition(finished: Bool) {
        guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
        collectionViewLayout = finished ? between.nextLayout : between.currentLayout
        layoutIfNeeded()
        let completion = transition
        transition = nil
        Headless.schedule(after: window != nil ? 0.3 : 0) { completion?(true, finished) }
    }
}
