/// The bar at the bottom, with an item for each tab.
open class UITabBar: UIView {
    /// How high the bar is, above the home indicator.
    static let height: CGFloat = 49

    private var shown: [UITabBarItem]?
    /// What a tap on an item does, and whether it may; nil where no controller owns the bar.
    var choose: ((UITabBarItem) -> Bool)?

    /// Who hears which item the user chooses.
    open weak var delegate: (any UITabBarDelegate)?
    /// How the bar looks.
    open var standardAppearance = UITabBarAppearance()
    /// How the bar looks where the content ends at it; nil for the usual looks, without a background.
    open var scrollEdgeAppearance: UITabBarAppearance?
    /// The picture behind the bar.
    open var backgroundImage: UIImage?
    /// The picture behind the chosen item.
    open var selectionIndicatorImage: UIImage?
    /// The line above the bar.
    open var shadowImage: UIImage?
    /// How the items share the width.
    open var itemPositioning = ItemPositioning.automatic
    /// How wide an item is; 0 for the system's width.
    open var itemWidth: CGFloat = 0
    /// How far items keep from each other; 0 for the system's gap.
    open var itemSpacing: CGFloat = 0
    /// Whether the user is arranging the items; that is not offered here.
    open var isCustomizing: Bool { false }
    /// The chosen item.
    open weak var selectedItem: UITabBarItem? { didSet { setNeedsLayout() } }
    /// Whether what is below shines through.
    open var isTranslucent = true
    /// Whether the bar is dark.
    open var barStyle = UIBarStyle.default
    /// The colour of the bar itself.
    open var barTintColor: UIColor?
    /// The colour of the items that are not chosen.
    open var unselectedItemTintColor: UIColor?

    /// A bar of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A bar as a nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The items, from left to right.
    open var items: [UITabBarItem]? {
        get { shown }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the items.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        shown = items
        for item in items ?? [] { item.bar = self }
        setNeedsLayout()
    }

    /// Lets the user arrange items; that is not offered here.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {}

    /// Ends that the user arranges items; says whether the arrangement is another.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool { false }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UITabBar.height)
    }
}
