/// One side of an item's size: a part of what it is in, a number of points, or a guess.
@MainActor
open class NSCollectionLayoutDimension: NSObject, @preconcurrency NSCopying {
    enum Kind {
        case fractionalWidth
        case fractionalHeight
        case absolute
        case estimated
        case uniform
    }

    let kind: Kind
    /// The part, from 0 to 1, or the number of points.
    public let dimension: CGFloat

    init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
        super.init()
    }

    /// A part of the width of what the item is in.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
    }

    /// A part of the height of what the item is in.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
    }

    /// A number of points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute, absoluteDimension)
    }

    /// A guess, in points, until the view tells.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated, estimatedDimension)
    }

    /// A guess, in points, until the views beside each other tell; all take the largest.
    @available(iOS 17.0, *)
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform, estimate)
    }

    /// Whether it is a part of a width.
    open var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a part of a height.
    open var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a number of points.
    open var isAbsolute: Bool { kind == .absolute }
    /// Whether it is a guess.
    open var isEstimated: Bool { kind == .estimated }
    /// Whether it is a guess that all beside each other share.
    @available(iOS 17.0, *)
    open var isUniformAcrossSiblings: Bool { kind == .uniform }

    /// The same: it cannot be changed.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The length in points within `room`.
    func length(in room: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: room.width * dimension
        case .fractionalHeight: room.height * dimension
        case .absolute, .estimated, .uniform: dimension
        }
    }

    /// Whether the length is only known when the view tells, in a room that is guessed along `guessed`.
    func isGuess(in guessed: UIAxis) -> Bool {
        switch kind {
        case .fractionalWidth: guessed.contains(.horizontal)
        case .fractionalHeight: guessed.contains(.vertical)
        case .absolute: false
        case .estimated, .uniform: true
        }
    }
}
