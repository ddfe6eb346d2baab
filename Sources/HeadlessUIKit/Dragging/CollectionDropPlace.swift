/// The place of something that was dropped into a collection and is not there yet.
final class CollectionDropPlace: NSObject, UICollectionViewDropPlaceholderContext {
    let dragItem: UIDragItem
    private weak var collectionView: UICollectionView?
    private let animator: InteractionAnimator
    private let path: IndexPath
    private var isOpen = true

    init(
        for dragItem: UIDragItem,
        at path: IndexPath,
        in collectionView: UICollectionView?,
        _ animator: InteractionAnimator
    ) {
        self.dragItem = dragItem
        self.path = path
        self.collectionView = collectionView
        self.animator = animator
        super.init()
    }

    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { animator.addCompletion(completion) }

    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
        guard deletePlaceholder(), let collectionView else { return false }
        dataSourceUpdates(path)
        collectionView.insertItems(at: [path])
        return true
    }

    func deletePlaceholder() -> Bool {
        defer { isOpen = false }
        return isOpen
    }

    func setNeedsCellUpdate() {}
}
