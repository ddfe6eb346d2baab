/// Room between items: so much, or at least so much.
@MainActor
open class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
    /// The number of points.
    public let spacing: CGFloat
    /// Whether there may be more.
    public let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
        super.init()
    }

    /// At least so much.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
    }

    /// So much.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
    }

    /// Whether it is so much.
    open var isFixedSpacing: Bool { !isFlexibleSpacing }

    /// The same: it cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
