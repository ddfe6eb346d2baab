/// Says where an item is in a group that places its items by itself.
@MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
    /// Where the item is in the group.
    public let frame: CGRect
    /// How near it is; nearer ones cover others.
    public let zIndex: Int

    /// An item at a place.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// An item at a place, before or behind others.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    /// The same: it cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
