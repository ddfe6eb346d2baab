/// One drop into a collection.
final class CollectionDrop: NSObject, UICollectionViewDropCoordinator {
    /// A thing that is dropped.
    final class Item: NSObject, UICollectionViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ dragItem: UIDragItem, from source: IndexPath?, size: CGSize) {
            self.dragItem = dragItem
            sourceIndexPath = source
            previewSize = size
            super.init()
        }
    }

    let items: [any UICollectionViewDropItem]
    let destinationIndexPath: IndexPath?
    let proposal: UICollectionViewDropProposal
    let session: any UIDropSession
    private weak var collectionView: UICollectionView?
    private var animators: [InteractionAnimator] = []

    init(
        of session: DragSession,
        into collectionView: UICollectionView,
        at path: IndexPath?,
        from source: IndexPath?,
        _ proposal: UICollectionViewDropProposal
    ) {
        let size = source.flatMap { collectionView.cellForItem(at: $0)?.bounds.size } ?? .zero
        items = session.items.enumerated().map { Item($1, from: $0 == 0 ? source : nil, size: size) }
        destinationIndexPath = path
        self.proposal = proposal
        self.session = session
        self.collectionView = collectionView
        super.init()
    }

    /// Ends what was begun to be shown.
    func settle() {
        for animator in animators { animator.run() }
        animators = []
    }

    private func animator() -> InteractionAnimator {
        let made = InteractionAnimator()
        animators.append(made)
        return made
    }

    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    {
        CollectionDropPlace(for: dragItem, at: placeholder.place, in: collectionView, animator())
    }

    func drop(_ dragItem: UIDragItem, toItemAt itemIndexPath: IndexPath) -> any UIDragAnimating { animator() }

    func drop(_ dragItem: UIDragItem, intoItemAt itemIndexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        animator()
    }

    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating { animator() }
}
