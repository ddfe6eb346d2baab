/// Where and how one element of a collection view is shown.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    var element: CollectionElement
    /// The sides that are only known when the view tells.
    var guesses: UIAxis = []

    /// The attributes of nothing in particular.
    public override init() {
        element = CollectionElement(kind: .cell, path: IndexPath())
        super.init()
    }

    /// The attributes of an item's cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        element = CollectionElement(kind: .cell, path: indexPath)
    }

    /// The attributes of a header, a footer or the like.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        element = CollectionElement(kind: .supplementary(elementKind), path: indexPath)
    }

    /// The attributes of a view that the layout adds.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        element = CollectionElement(kind: .decoration(decorationViewKind), path: indexPath)
    }

    /// The element's middle.
    open var center = CGPoint.zero
    /// The element's size.
    open var size = CGSize.zero
    /// How the element is moved, scaled and turned about its centre.
    open var transform = CGAffineTransform.identity
    /// How much of the element can be seen, from 0 to 1.
    open var alpha: CGFloat = 1
    /// How near the element is; nearer ones cover others.
    open var zIndex = 0
    /// Whether the element is left out.
    open var isHidden = false
    /// The item, or the section's place, that the element belongs to.
    open var indexPath: IndexPath {
        get { element.path }
        set { element.path = newValue }
    }
    /// Where the element is.
    open var frame: CGRect {
        get {
            CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    /// The element's own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }
    /// What sort of element it is.
    open var representedElementCategory: UICollectionView.ElementCategory {
        switch element.kind {
        case .cell: .cell
        case .supplementary: .supplementaryView
        case .decoration: .decorationView
        }
    }
    /// The kind of a header, footer or decoration.
    open var representedElementKind: String? {
        switch element.kind {
        case .cell: nil
        case .supplementary(let kind), .decoration(let kind): kind
        }
    }

    /// Attributes that say the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).make(registered: 0)
        copy.guesses = guesses
        copy.element = element
        copy.center = center
        copy.size = size
        copy.transform = transform
        copy.alpha = alpha
        copy.zIndex = zIndex
        copy.isHidden = isHidden
        return copy
    }

    /// Whether others say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { says(theSameAs: other) }
    }

    open override var hash: Int { MainActor.assumeIsolated { element.hashValue } }

    private func says(theSameAs other: UICollectionViewLayoutAttributes) -> Bool {
        element == other.element && center == other.center && size == other.size
            && transform == other.transform && alpha == other.alpha && zIndex == other.zIndex
            && isHidden == other.isHidden
    }
}
