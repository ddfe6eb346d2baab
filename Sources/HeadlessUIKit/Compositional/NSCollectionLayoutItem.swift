/// The size of an item, and the room around it.
@MainActor
open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
    /// The size.
    public let layoutSize: NSCollectionLayoutSize
    var supplements: [NSCollectionLayoutSupplementaryItem]

    /// An item of a size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// An item of a size with badges and the like.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        supplements = supplementaryItems
        super.init()
    }

    /// How far the item stays within its size; a side that is guessed has none.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The room around the item.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// Badges and the like.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { supplements }

    /// An item that is the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplements)
        copyRoom(to: copy)
        return copy
    }

    func copyRoom(to other: NSCollectionLayoutItem) {
        other.contentInsets = contentInsets
        other.edgeSpacing = edgeSpacing
    }

    /// The insets along the sides that are not guessed.
    func insets(guessing guessed: UIAxis) -> UIEdgeInsets {
        let isWide = !guessed.contains(.horizontal)
        let isHigh = !guessed.contains(.vertical)
        return UIEdgeInsets(
            top: isHigh ? contentInsets.top : 0,
            left: isWide ? contentInsets.leading : 0,
            bottom: isHigh ? contentInsets.bottom : 0,
            right: isWide ? contentInsets.trailing : 0
        )
    }
}
