/// A bar of buttons.
open class UIToolbar: UIView, UIBarPositioning {
    /// How high the bar is, above the home indicator.
    static let height: CGFloat = 49

    private var shown: [UIBarButtonItem]?
    private var images: [String: UIImage] = [:]

    /// Who says where the bar is.
    open weak var delegate: (any UIToolbarDelegate)?
    /// Whether the bar is dark.
    open var barStyle = UIBarStyle.default
    /// Whether what is below shines through.
    open var isTranslucent = true
    /// The colour of the bar itself.
    open var barTintColor: UIColor?
    /// How the bar looks.
    open var standardAppearance = UIToolbarAppearance()
    /// How the bar looks where height is short; nil for the usual looks.
    open var compactAppearance: UIToolbarAppearance?
    /// How the bar looks where the content ends at it; nil for the usual looks, without a background.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// How the bar looks where both are so.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?

    /// A bar of a size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A bar as a nib describes it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The buttons, in the reading direction.
    open var items: [UIBarButtonItem]? {
        get { shown }
        set { setItems(newValue, animated: false) }
    }

    /// Sets the buttons.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        for item in shown ?? [] where items?.contains(item) != true { item.leave(self) }
        shown = items
        for item in items ?? [] { item.enter(self) }
        setNeedsLayout()
    }

    /// Where the bar is; at the bottom unless the delegate says otherwise.
    open var barPosition: UIBarPosition {
        let asked = delegate?.position(for: self) ?? .any
        return asked == .any ? .bottom : asked
    }

    /// Sets the picture behind the buttons.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        images["background \(topOrBottom) \(barMetrics)"] = backgroundImage
    }

    /// The picture behind the buttons.
    open func backgroundImage(
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) -> UIImage? {
        images["background \(topOrBottom) \(barMetrics)"]
    }

    /// Sets the line at the edge of the bar.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        images["shadow \(topOrBottom)"] = shadowImage
    }

    /// The line at the edge of the bar.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
        images["shadow \(topOrBottom)"]
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeCustomViews(of: shown ?? [])
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: UIToolbar.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIToolbar.height)
    }
}
