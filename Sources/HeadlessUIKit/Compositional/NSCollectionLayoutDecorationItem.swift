/// Something that the layout adds to a section, such as a ground.
@MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// How near it is; nearer ones cover others.
    open var zIndex = 0
    /// The kind under which the layout registers its views.
    public let elementKind: String

    private init(_ elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    /// A ground behind a section.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }

    /// Something that is the same.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutDecorationItem(elementKind)
        copyRoom(to: copy)
        copy.zIndex = zIndex
        return copy
    }
}
