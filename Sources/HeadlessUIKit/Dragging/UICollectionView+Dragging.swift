extension UICollectionView: DraggingList {
    var isDraggable: Bool { dragInteractionEnabled && dragDelegate != nil }

    func place(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

    func items(for session: DragSession, at path: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
    }

    func dragBegins(_ session: DragSession) {
        guard let dragDelegate else { return }
        session.allowsMoveOperation = dragDelegate.collectionView(self, dragSessionAllowsMoveOperation: session)
        session.isRestrictedToDraggingApplication =
            dragDelegate.collectionView(self, dragSessionIsRestrictedToDraggingApplication: session)
        dragDelegate.collectionView(self, dragSessionWillBegin: session)
    }

    func dragEnds(_ session: DragSession) {
        dragDelegate?.collectionView(self, dragSessionDidEnd: session)
    }

    func takes(_ session: DragSession) -> Bool {
        dropDelegate?.collectionView(self, canHandle: session) ?? false
    }

    func proposal(for session: DragSession, at path: IndexPath?) -> UIDropProposal {
        dropDelegate?.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
            ?? UIDropProposal(operation: .cancel)
    }

    func dropEnters(_ session: DragSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnter: session)
    }

    func dropExits(_ session: DragSession) {
        dropDelegate?.collectionView(self, dropSessionDidExit: session)
    }

    func dropEnds(_ session: DragSession) {
        dropDelegate?.collectionView(self, dropSessionDidEnd: session)
    }

    func take(_ session: DragSession, from source: IndexPath?, at path: IndexPath?, _ proposal: UIDropProposal) {
        guard let proposal = proposal as? UICollectionViewDropProposal else { return }
        let drop = CollectionDrop(of: session, into: self, at: path, from: source, proposal)
        dropDelegate?.collectionView(self, performDropWith: drop)
        drop.settle()
    }

    func reorder(from source: IndexPath, to path: IndexPath) -> Bool {
        guard let end = layoutAttributesForItem(at: path)?.center, beginInteractiveMovementForItem(at: source) else {
            return false
        }
        updateInteractiveMovementTargetPosition(end)
        endInteractiveMovement()
        return true
    }
}
