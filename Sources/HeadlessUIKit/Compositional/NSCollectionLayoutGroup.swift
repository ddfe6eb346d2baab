/// Places the items of a group that does so by itself.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items beside each other, or one below the other, which are repeated to make a section.
@MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Content {
        /// As many as fit, in turn.
        case list(UIAxis)
        /// So many of the only one, each of its own size.
        case repeated(UIAxis, Int)
        /// So many of the only one, all of one size.
        case even(UIAxis, Int)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    let content: Content
    /// What the group is made of.
    public let subitems: [NSCollectionLayoutItem]

    init(_ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], _ content: Content) {
        self.subitems = subitems
        self.content = content
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// The room between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// Badges and the like of the group.
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { supplements }
        set { supplements = newValue }
    }

    /// So many items of one size beside each other, which fill the group.
    @available(iOS, introduced: 13.0, deprecated: 16.0)
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .even(.horizontal, count)) }

    /// So many times the item, side by side.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .repeated(.horizontal, count)) }

    /// The items, in turn, side by side, as many as fit.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .list(.horizontal)) }

    /// So many items of one size one below the other, which fill the group.
    @available(iOS, introduced: 13.0, deprecated: 16.0)
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .even(.vertical, count)) }

    /// So many times the item, one below the other.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        repeatingSubitem subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], .repeated(.vertical, count)) }

    /// The items, in turn, one below the other, as many as fit.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, .list(.vertical)) }

    /// Items where the provider says.
    open class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [], .custom(itemProvider)) }

    /// The group in words.
    open func visualDescription() -> String {
        let items = subitems.map { "\(type(of: $0))" }.joined(separator: ", ")
        return "\(type(of: self)) of [\(items)]"
    }

    /// A group that is the same.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutGroup(layoutSize, subitems, content)
        copyRoom(to: copy)
        copy.interItemSpacing = interItemSpacing
        copy.supplements = supplements
        return copy
    }
}
