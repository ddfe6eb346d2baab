/// What a tab bar shows of one controller.
open class UITabBarItem: UIBarItem {
    /// The items that the system brings.
    public enum SystemItem: Int, Sendable {
        /// More.
        case more
        /// Favorites.
        case favorites
        /// Featured.
        case featured
        /// Top Rated.
        case topRated
        /// Recents.
        case recents
        /// Contacts.
        case contacts
        /// History.
        case history
        /// Bookmarks.
        case bookmarks
        /// Search.
        case search
        /// Downloads.
        case downloads
        /// Most Recent.
        case mostRecent
        /// Most Viewed.
        case mostViewed
    }

    /// The picture shown while the item is chosen.
    open var selectedImage: UIImage?
    /// A word in a bubble at the item's corner.
    open var badgeValue: String? { didSet { didChange() } }
    /// The colour of the bubble; nil for red.
    open var badgeColor: UIColor?
    /// How far the title is moved.
    open var titlePositionAdjustment = UIOffset.zero
    /// How the bar looks while the item is chosen; nil for the bar's own looks.
    open var standardAppearance: UITabBarAppearance?
    /// How the bar looks while the item is chosen and the content ends at the bar.
    open var scrollEdgeAppearance: UITabBarAppearance?
    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// An item without title or picture.
    public override init() {
        super.init()
    }

    /// Items are not read from archives here.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// An item with a title, a picture and a number.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// An item with a title and pictures.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// One of the system's items.
    public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
        self.init()
        self.tag = tag
    }

    /// Sets how the badge's text is drawn in a state.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?,
        for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
    }

    /// How the badge's text is drawn in a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }
}
