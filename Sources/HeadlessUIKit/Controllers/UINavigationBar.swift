/// The bar at the top, with a title and buttons.
open class UINavigationBar: UIView, UIBarPositioning {
    /// How high the bar is, below the status bar.
    static let height: CGFloat = 44

    private var stack: [UINavigationItem] = []
    /// What the button does that leads back; nil where no controller owns the bar.
    var goBack: (() -> Void)?
    /// The views of the items that are in the bar now.
    var hosted: [UIView] = []
    var looks = Looks()

    /// Who is asked and told about the items.
    open weak var delegate: (any UINavigationBarDelegate)?
    /// How the bar looks.
    open var standardAppearance = UINavigationBarAppearance()
    /// How the bar looks where height is short; nil for the usual looks.
    open var compactAppearance: UINavigationBarAppearance?
    /// How the bar looks where the content ends at it; nil for the usual looks, without a background.
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    /// How the bar looks where both are so.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// The picture of the button that leads back.
    open var backIndicatorImage: UIImage?
    /// The picture that cuts titles off as they move below that button.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// Whether titles are shown large.
    open var prefersLargeTitles = false { didSet { heightMayChange() } }
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
        for item in stack.suffix(1) { item.enter(self) }
        heightMayChange()
    }

    /// Shows another item, where the delegate allows it.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        setItems(stack + [item], animated: animated)
        delegate?.navigationBar(self, didPush: item)
    }

    /// Shows the item before, where the delegate allows it.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let popped = stack.last, delegate?.navigationBar(self, shouldPop: popped) ?? true else { return nil }
        setItems(stack.dropLast(), animated: animated)
        delegate?.navigationBar(self, didPop: popped)
        return popped
    }

    /// Where the bar is; at the top unless the delegate says otherwise.
    open var barPosition: UIBarPosition {
        let asked = delegate?.position(for: self) ?? .any
        return asked == .any ? (goBack == nil ? .top : .topAttached) : asked
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    override func subviewSizeDidChange() {
        heightMayChange()
    }

    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ownHeight)
    }
}
