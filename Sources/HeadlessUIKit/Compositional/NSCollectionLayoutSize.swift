/// How wide and how high an item is.
@MainActor
open class NSCollectionLayoutSize: NSObject, @preconcurrency NSCopying {
    /// How wide.
    public let widthDimension: NSCollectionLayoutDimension
    /// How high.
    public let heightDimension: NSCollectionLayoutDimension

    /// A size of two sides.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
        super.init()
    }

    /// The same: it cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    func size(in room: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
    }

    /// The sides that are only known when the view tells.
    func guesses(in guessed: UIAxis) -> UIAxis {
        var axes: UIAxis = []
        if widthDimension.isGuess(in: guessed) { axes.insert(.horizontal) }
        if heightDimension.isGuess(in: guessed) { axes.insert(.vertical) }
        return axes
    }
}
