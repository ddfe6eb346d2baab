/// Something beside an item, such as a badge.
@MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// How near it is; nearer ones cover others.
    open var zIndex = 1
    /// The kind under which its views are registered.
    public let elementKind: String
    /// Where it is at what it belongs to.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// Which place of its own is put there; nil keeps it inside.
    public let itemAnchor: NSCollectionLayoutAnchor?

    /// Something at a place of what it belongs to.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, nil)
    }

    /// Something with a place of its own at a place of what it belongs to.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
    }

    init(
        _ layoutSize: NSCollectionLayoutSize,
        _ elementKind: String,
        _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Something that is the same.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
        copyRoom(to: copy)
        copy.zIndex = zIndex
        return copy
    }

    /// Where it is beside what has `frame`.
    func frame(beside frame: CGRect) -> CGRect {
        let size = layoutSize.size(in: frame.size)
        let place = containerAnchor.unit
        let own = itemAnchor?.unit ?? place
        let shift = containerAnchor.offset(for: size)
        let ownShift = itemAnchor?.offset(for: size) ?? .zero
        return CGRect(
            x: frame.minX + frame.width * place.x - size.width * own.x + shift.x + ownShift.x,
            y: frame.minY + frame.height * place.y - size.height * own.y + shift.y + ownShift.y,
            width: size.width,
            height: size.height
        )
    }
}
