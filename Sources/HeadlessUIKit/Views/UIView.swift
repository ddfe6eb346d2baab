/// A rectangle of the screen, with its looks and the views that it contains.
open class UIView: Headless.ViewTree, @preconcurrency NSCoding {
    nonisolated(unsafe) final var core: Core

    /// A view at a place in the view that it will be added to.
    public init(frame: CGRect) {
        core = Core(layer: UIView.makeLayer(of: Self.layerClass))
        super.init()
        core.layer.view = self
        core.layer.isOpaque = true
        core.layer.frame = frame
        applyClassDefaults()
    }

    /// A view as a nib describes it.
    public required init?(coder: NSCoder) {
        core = Core(layer: UIView.makeLayer(of: Self.layerClass))
        super.init()
        core.layer.view = self
        core.layer.isOpaque = true
        applyClassDefaults()
        (coder as? any ObjectCoder)?.fill(self)
    }

    /// Sets what views of a class start with, before a nib or the caller says otherwise.
    func applyClassDefaults() {}

    /// A view of no size.
    public override convenience init() { self.init(frame: .zero) }
    deinit { tellOfEnd() }

    /// Writes nothing: views are read from nibs, not from archives.
    open func encode(with coder: NSCoder) {}

    /// Hears that all objects of the nib are made and connected; call `super`.
    nonisolated open func awakeFromNib() {}

    // MARK: Place

    /// The layer that keeps the view's place and looks.
    open var layer: CALayer { core.layer }

    /// Where the view is in its superview.
    open var frame: CGRect {
        get { core.layer.frame }
        set { changeGeometry { $0.frame = newValue } }
    }

    /// The view's own coordinates.
    open var bounds: CGRect {
        get { core.layer.bounds }
        set { changeGeometry { $0.bounds = newValue } }
    }

    /// The middle of the view, in its superview.
    open var center: CGPoint {
        get { core.layer.position }
        set { core.layer.position = newValue }
    }

    /// How the view is moved, scaled and turned about its centre.
    open var transform: CGAffineTransform {
        get { core.layer.matrix }
        set { core.layer.matrix = newValue }
    }

    // MARK: Looks

    /// How much of the view and of all that it contains can be seen, from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(core.layer.opacity) }
        set { core.layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether the view, and all that it contains, is left out.
    open var isHidden: Bool {
        get { core.layer.isHidden }
        set {
            guard newValue != core.layer.isHidden else { return }
            core.layer.isHidden = newValue
            (superview as? UIStackView)?.subviewSizeDidChange()
        }
    }

    /// The colour behind everything; nil shows what is behind.
    open var backgroundColor: UIColor? {
        get { core.backgroundColor }
        set {
            core.backgroundColor = newValue
            core.layer.backgroundColor = newValue?.cgColor
        }
    }

    /// Whether the view promises to fill all of its bounds.
    open var isOpaque: Bool {
        get { core.layer.isOpaque }
        set { core.layer.isOpaque = newValue }
    }

    /// Whether what is outside of the bounds is cut off.
    open var clipsToBounds: Bool {
        get { core.layer.masksToBounds }
        set { core.layer.masksToBounds = newValue }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The colour of what can be tapped; nil takes the superview's.
    open var tintColor: UIColor! {
        get { effectiveTint }
        set { changeTint(to: newValue) }
    }

    /// Hears that the tint is another.
    open func tintColorDidChange() {}

    // MARK: Events

    open override var next: UIResponder? { core.controller ?? core.superview }

    /// Whether touches are for this view or any that it contains.
    open var isUserInteractionEnabled: Bool {
        get { core.isUserInteractionEnabled }
        set { core.isUserInteractionEnabled = newValue }
    }

    /// The foremost view at a point that takes touches.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { frontmostView(at: point, with: event) }

    /// Whether a point is in the view's bounds.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether a gesture on this view, or on one around it, may be made.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether the view can have the focus; it cannot unless overridden.
    open var canBecomeFocused: Bool { false }
    /// Where the focus goes by preference: to the view itself.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [self] }
    /// Whether the focus may go from one thing to another.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// Hears that the focus went from one thing to another.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: Hierarchy

    /// The window at the top of the superviews.
    open var window: UIWindow? { core.superview?.window }

    /// Puts `view` in front of the others.
    open func addSubview(_ view: UIView) { insert(view) { $0.count } }

    /// Takes the view out of its superview.
    open func removeFromSuperview() { leaveSuperview() }

    /// Hears that a subview came.
    open func didAddSubview(_ subview: UIView) {}
    /// Hears that a subview is about to go.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Hears that the superview is about to be another.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Hears that the superview is another.
    open func didMoveToSuperview() {}
    /// Hears that the window is about to be another.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Hears that the window is another.
    open func didMoveToWindow() {}

    // MARK: Layout

    /// Asks for a layout before the next turn.
    open func setNeedsLayout() { markForLayout() }
    /// Lays out at once whatever waits for it, here and below.
    open func layoutIfNeeded() { layoutFromTop() }

    /// Brings the view's constraints up to date, before layout; call `super` last.
    open func updateConstraints() {}
    /// Whether views of this class need constraints even where no one has made any yet.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// Places the subviews; does nothing unless overridden.
    open func layoutSubviews() {}
    /// The size that fits best into `size`; the present one unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// Takes the size that fits best.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

    /// The size that the content needs where it is given `targetSize`.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(in: targetSize) }
    /// The size nearest to `targetSize` that the content's wishes allow, as much as each side of the target weighs.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { fittingSize(nearest: targetSize, across: horizontalFittingPriority, down: verticalFittingPriority) }

    /// How far the rectangle that constraints are about lies inside of the frame.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// The rectangle that constraints are about, where the view has a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// The frame of the view, where constraints gave it a rectangle.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { alignmentRect.outset(by: alignmentRectInsets) }
    /// The view whose first line of text stands for this view's.
    open var forFirstBaselineLayout: UIView { self }
    /// The view whose last line of text stands for this view's.
    open var forLastBaselineLayout: UIView { self }

    /// The size that the content wants; `noIntrinsicMetric` along an axis where it wants none.
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

    /// Says that the content wants another size.
    open func invalidateIntrinsicContentSize() { superview?.subviewSizeDidChange() }

    /// Hears that a subview wants another size.
    func subviewSizeDidChange() { setNeedsLayout() }

    /// Asks for a drawing before the next turn.
    open func setNeedsDisplay() { core.layer.setNeedsDisplay() }
    /// Asks for a drawing of a part before the next turn; all is drawn here.
    open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
    /// Draws into the current context; does nothing unless overridden.
    open func draw(_ rect: CGRect) {}

    /// The class that the view's layer has.
    open class var layerClass: AnyClass { CALayer.self }
    /// Makes the layer's contents; left to drawing unless overridden.
    open func display(_ layer: CALayer) { layer.isDisplayLeftOut = true }
    /// Draws the layer's contents: what `draw(_:)` draws.
    open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }
    /// Hears that the layer is about to be drawn.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Places what the layer contains: the subviews, if it is the view's own.
    open func layoutSublayers(of layer: CALayer) { if layer === core.layer { layoutSubviews() } }
    /// What follows from a change of the layer: an animation inside of an animation block, else nothing.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { Animation.action }

    /// Hears that the safe area is another.
    open func safeAreaInsetsDidChange() {}
    /// Hears that the margins are others.
    open func layoutMarginsDidChange() {}

    override var nature: AccessibilityNature { natureOfView }

    // MARK: Traits

    /// What is known of where the view is shown.
    open var traitCollection: UITraitCollection { core.traits(of: self) }

    /// Hears that a trait is another.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
