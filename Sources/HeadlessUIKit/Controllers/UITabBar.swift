/// The bar at the bottom, with an item for each tab.
open class UITabBar: UIView {
    /// How high the bar is, above the home indicator.
    static let height: CGFloat = 49

    private var shown: [UITabBarItem]?
    /// What a tap on an item does, and whether it may; nil where no controller owns the bar.
    var choose: ((UITabBarItem) -> Bool)?

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
}
