/// The bar at the top, with a title and buttons.
open class UINavigationBar: UIView {
    /// How high the bar is, below the status bar.
    static let height: CGFloat = 44

    private var stack: [UINavigationItem] = []
    /// What the button does that leads back; nil where no controller owns the bar.
    var goBack: (() -> Void)?

    /// Whether titles are shown large.
    open var prefersLargeTitles = false
    /// Whether what is below shines through.
    open var isTranslucent = true
    /// Whether the bar is dark.
    open var barStyle = UIBarStyle.default
    /// The colour of the bar itself.
    open var barTintColor: UIColor?
    /// How titles are drawn.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// How large titles are drawn.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The line below the bar.
    open var shadowImage: UIImage?

    /// A bar of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A bar as a nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The items, of which the last is shown.
    open var items: [UINavigationItem]? {
        get { stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }

    /// The item to which the bar leads back.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Sets the items, of which the last is shown.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        stack = items ?? []
        for item in stack { item.bar = self }
        setNeedsLayout()
    }

    /// Shows another item.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        setItems(stack + [item], animated: animated)
    }

    /// Shows the item before.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        let popped = stack.last
        setItems(stack.dropLast(), animated: animated)
        return popped
    }
}
