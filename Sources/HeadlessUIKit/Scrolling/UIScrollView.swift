/// A view that shows a part of content that may be larger.
@MainActor
open class UIScrollView: UIView {
    weak var scrollDelegate: (any UIScrollViewDelegate)?
    var insetsInForce = UIEdgeInsets.zero
    lazy var gestures = ScrollGestures(for: self)

    /// A scroll view in a rectangle.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A scroll view from a nib.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func applyClassDefaults() {
        super.applyClassDefaults()
        clipsToBounds = true
    }

    /// Who hears how the view is scrolled.
    open var delegate: (any UIScrollViewDelegate)? {
        get { scrollDelegate }
        set { scrollDelegate = newValue }
    }

    // MARK: Content

    /// Which point of the content is at the top left corner.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { move(to: newValue) }
    }
    /// The content's size.
    open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { updateInsets() } } }
    /// Extra room around the content.
    open var contentInset = UIEdgeInsets.zero { didSet { if contentInset != oldValue { updateInsets() } } }
    /// When the safe area adds to the insets.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic { didSet { updateInsets() } }
    /// The insets that are in force: `contentInset` and what the safe area adds.
    open var adjustedContentInset: UIEdgeInsets { adjusted }
    /// The control that a pull down at the top works.
    open var refreshControl: UIRefreshControl? {
        didSet {
            guard refreshControl !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let refreshControl { insertSubview(refreshControl, at: 0) }
        }
    }

    // MARK: Behaviour

    /// Whether the user can scroll.
    open var isScrollEnabled = true
    /// Whether the content rests at whole pages.
    open var isPagingEnabled = false
    /// Whether a drag keeps to the axis that it began along.
    open var isDirectionalLockEnabled = false
    /// Whether the content can be pulled beyond its edges.
    open var bounces = true
    /// Whether the content can be pulled beyond its left and right edges, where it can beyond any.
    @available(iOS 17.4, *)
    open var bouncesHorizontally = true
    /// Whether the content can be pulled beyond its top and bottom edges, where it can beyond any.
    @available(iOS 17.4, *)
    open var bouncesVertically = true
    /// Whether it can be pulled up and down even where it fits.
    open var alwaysBounceVertical = false { didSet { updateInsets() } }
    /// Whether it can be pulled sideways even where it fits.
    open var alwaysBounceHorizontal = false { didSet { updateInsets() } }
    /// Whether the place is marked while scrolling sideways.
    open var showsHorizontalScrollIndicator = true
    /// Whether the place is marked while scrolling up and down.
    open var showsVerticalScrollIndicator = true
    /// How the marks of the place look.
    open var indicatorStyle = IndicatorStyle.default
    /// How far the mark at the side keeps from the edges.
    open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
    /// How far the mark at the bottom keeps from the edges.
    open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
    /// How far both marks keep from the edges.
    open var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }
    /// Whether the marks keep away from the safe area by themselves.
    open var automaticallyAdjustsScrollIndicatorInsets = true
    /// How fast gliding content comes to rest.
    open var decelerationRate = DecelerationRate.normal
    /// When scrolling hides the keyboard.
    open var keyboardDismissMode = KeyboardDismissMode.none
    /// Whether touches wait until it is clear that they do not scroll.
    open var delaysContentTouches = true
    /// Whether a drag takes a touch away from the content.
    open var canCancelContentTouches = true
    /// Whether a tap on the status bar scrolls to the top.
    open var scrollsToTop = true
    /// Whether a finger is down.
    open internal(set) var isTracking = false
    /// Whether a finger drags.
    open internal(set) var isDragging = false
    /// Whether the content glides.
    open internal(set) var isDecelerating = false

    // MARK: Zooming

    /// The least scale.
    open var minimumZoomScale: CGFloat = 1
    /// The greatest scale.
    open var maximumZoomScale: CGFloat = 1
    /// Whether the scale can be pulled beyond its limits.
    open var bouncesZoom = true
    /// The scale of the delegate's view for zooming.
    open var zoomScale: CGFloat {
        get { scrollDelegate?.viewForZooming(in: self)?.transform.a ?? 1 }
        set { zoom(to: newValue) }
    }

    /// Whether fingers change the scale.
    open internal(set) var isZooming = false
    /// Whether the scale is beyond its limits and goes back.
    open var isZoomBouncing: Bool { false }
    /// When the index at the side is shown.
    open var indexDisplayMode = IndexDisplayMode.automatic

    /// Makes the scale and the place such that a rectangle of the zoomed view fills the scroll view.
    open func zoom(to rect: CGRect, animated: Bool) {
        zoom(showing: rect)
    }

    // MARK: Scrolling

    /// Brings a point of the content to the top left corner.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        let isMove = contentOffset != self.contentOffset
        self.contentOffset = contentOffset
        if animated, isMove { endAnimationLater() }
    }

    /// Brings a rectangle of the content into sight by the shortest way.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(nearestOffset(showing: rect), animated: animated)
    }

    /// Shows the marks of the place for a moment.
    open func flashScrollIndicators() {}

    /// Sets the scale of the delegate's view for zooming.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoomScale = scale
    }

    /// Whether a touch goes to the content.
    open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
    /// Whether a drag takes a touch away from `view`; not from a control, unless overridden.
    open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        mayBegin(gestureRecognizer)
    }

    /// Hears that the insets in force are others.
    open func adjustedContentInsetDidChange() {}

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        updateInsets()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateInsets()
        refreshControl?.place(in: self)
    }
}
