/// Where a view keeps its place, its size and its looks.
open class CALayer: NSObject {
    /// A layer of no size.
    public override init() {
        super.init()
    }

    /// A layer with the values of another, as animations show it.
    public init(layer: Any) {
        super.init()
        (layer as? CALayer).map(takeValues)
    }

    /// Layers are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    // MARK: Content

    /// A name, for whoever looks for the layer.
    open var name: String?
    /// What draws for the layer, places its sublayers and says how changes are animated.
    open var delegate: (any CALayerDelegate)? {
        get { assignedDelegate ?? view }
        set { assignedDelegate = newValue }
    }
    /// What follows from changes, by what changes.
    open var actions: [String: any CAAction]?
    /// The picture that the layer shows.
    open var contents: Any?
    /// How many pixels of `contents` make a point.
    open var contentsScale: CGFloat = 1
    /// Where the picture goes when its size is not the layer's.
    open var contentsGravity = CALayerContentsGravity.resize
    /// Whether the layer is drawn anew when its size changes.
    open var needsDisplayOnBoundsChange = false

    // MARK: Place

    /// The layer's own coordinates.
    open var bounds: CGRect = .zero { didSet { if bounds != oldValue { boundsDidChange(from: oldValue) } } }
    /// Where the anchor point is in the layer above.
    open var position: CGPoint = .zero { didSet { note(.position, .point(oldValue), if: position != oldValue) } }
    /// The point of the bounds, from 0 to 1, that stays where `position` is.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
        didSet { note(.anchorPoint, .point(oldValue), if: anchorPoint != oldValue) }
    }
    /// How near the layer is; nearer ones cover others.
    open var zPosition: CGFloat = 0 { didSet { note(.zPosition, .number(oldValue), if: zPosition != oldValue) } }
    /// How the layer is moved, scaled and turned about its anchor point.
    open var transform = CATransform3DIdentity {
        didSet { note(.transform, .transform(oldValue), if: transform != oldValue) }
    }
    /// How the sublayers are moved, scaled and turned together.
    open var sublayerTransform = CATransform3DIdentity

    /// Where the layer is in the one above: the upright rectangle around its transformed bounds.
    open var frame: CGRect {
        get { frameAbove }
        set { place(at: newValue) }
    }

    // MARK: Looks

    /// How much of the layer can be seen, from 0 to 1.
    open var opacity: Float = 1 { didSet { note(.opacity, .number(CGFloat(oldValue)), if: opacity != oldValue) } }
    /// Whether the layer is left out.
    open var isHidden = false
    /// Whether the layer promises to fill all of its bounds.
    open var isOpaque = false
    /// Whether what is outside of the bounds is cut off.
    open var masksToBounds = false
    /// The layer whose shape cuts this one.
    open var mask: CALayer?
    /// Whether the layer is drawn once and kept.
    open var shouldRasterize = false
    /// How many pixels make a point in what is kept.
    open var rasterizationScale: CGFloat = 1
    /// The colour behind everything.
    open var backgroundColor: CGColor? {
        didSet { note(.backgroundColor, .color(oldValue), if: backgroundColor != oldValue) }
    }
    /// How round the corners are.
    open var cornerRadius: CGFloat = 0 {
        didSet { note(.cornerRadius, .number(oldValue), if: cornerRadius != oldValue) }
    }
    /// What curve the corners have.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Which corners are round.
    open var maskedCorners = CACornerMask.all
    /// How thick the border is.
    open var borderWidth: CGFloat = 0 { didSet { note(.borderWidth, .number(oldValue), if: borderWidth != oldValue) } }
    /// The border's colour.
    open var borderColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) {
        didSet { note(.borderColor, .color(oldValue), if: borderColor != oldValue) }
    }
    /// The shadow's colour.
    open var shadowColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) {
        didSet { note(.shadowColor, .color(oldValue), if: shadowColor != oldValue) }
    }
    /// How much of the shadow can be seen, from 0 to 1.
    open var shadowOpacity: Float = 0 {
        didSet { note(.shadowOpacity, .number(CGFloat(oldValue)), if: shadowOpacity != oldValue) }
    }
    /// How far the shadow falls.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { note(.shadowOffset, .size(oldValue), if: shadowOffset != oldValue) }
    }
    /// How soft the shadow is.
    open var shadowRadius: CGFloat = 3 {
        didSet { note(.shadowRadius, .number(oldValue), if: shadowRadius != oldValue) }
    }
    /// The shape that throws the shadow; nil for the layer's own.
    open var shadowPath: CGPath?

    // MARK: Time

    /// When the layer's time starts, in that of the layer above.
    open var beginTime: CFTimeInterval = 0
    /// How long the layer's time lasts, in seconds.
    open var duration: CFTimeInterval = .infinity
    /// How fast the layer's time runs; 0 stands still.
    open var speed: Float = 1
    /// Where in its time the layer starts.
    open var timeOffset: CFTimeInterval = 0
    /// How often the layer's time runs.
    open var repeatCount: Float = 0
    /// How long the layer's time runs again and again, in seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether the layer's time runs backwards after each run.
    open var autoreverses = false
    /// What is shown before and after the layer's time.
    open var fillMode = CAMediaTimingFillMode.removed

    // MARK: Hierarchy

    /// The layer above.
    public internal(set) weak var superlayer: CALayer?
    var layersBelow: [CALayer] = []
    /// The view whose layer this is, which takes itself out of here when it goes.
    unowned(unsafe) var view: UIView?
    private weak var assignedDelegate: (any CALayerDelegate)?
    var extras = LayerExtras()
    var running: [RunningAnimation] = []
    var isLayoutWaiting = false
    var isDisplayWaiting = false
    /// Whether the delegate left the display to drawing.
    var isDisplayLeftOut = false

    /// Puts `layer` in front of the others.
    open func addSublayer(_ layer: CALayer) { insert(layer, at: { $0.count }) }
    /// Puts `layer` at a place among the others.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: { min(Int(idx), $0.count) }) }
    /// Takes the layer out of the one above.
    open func removeFromSuperlayer() { leave() }

    // MARK: Layout and display

    /// The size that the layer would like to have; its own unless overridden.
    open func preferredFrameSize() -> CGSize { bounds.size }
    /// Asks for a layout before the next turn.
    open func setNeedsLayout() { waitForLayout() }
    /// Places the sublayers at once where that is asked for.
    open func layoutIfNeeded() { layoutNow() }
    /// Places the sublayers; the delegate does, unless overridden.
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    /// Asks for a drawing before the next turn.
    open func setNeedsDisplay() { waitForDisplay() }
    /// Asks for a drawing of a part before the next turn; all is drawn here.
    open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
    /// Draws at once where that is asked for.
    open func displayIfNeeded() { displayNow() }
    /// Makes the contents anew: the delegate does, or what `draw(in:)` draws becomes the contents.
    open func display() { displayDrawing() }
    /// Draws the contents; the delegate does, unless overridden.
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Draws the layer and those below as they look.
    open func render(in ctx: CGContext) { paint(in: ctx) }
    /// Whether a change of what `key` names asks for a drawing; it does not, unless overridden.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Points

    /// The foremost layer at a point of the layer above.
    open func hitTest(_ p: CGPoint) -> CALayer? { frontmost(at: p) }
    /// Whether a point is in the bounds.
    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    // MARK: Animations

    /// Shows an animation, under a name; what it changes is what it was before once it is over.
    open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, forKey: key) }
    /// Ends the animation of a name.
    open func removeAnimation(forKey key: String) { stop { $0.key == key } }
    /// Ends all animations, none of which counts as finished.
    open func removeAllAnimations() { stopAll() }
    /// The names of the animations that are shown; nil where there are none.
    open func animationKeys() -> [String]? { running.isEmpty ? nil : running.compactMap(\.key) }
    /// The animation of a name that is shown.
    open func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }
    /// What follows from a change: what the delegate says, the layer's own actions, or its class.
    open func action(forKey event: String) -> (any CAAction)? { chosenAction(forKey: event) }
    /// What follows from a change of any layer of the class; nothing, unless overridden.
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    /// The layer as it is shown now, amid the animations of its view's values.
    open func presentation() -> Self? { unsafeDowncast(shown, to: type(of: self)) }
    /// The layer that has the values.
    open func model() -> Self { self }
}

extension CALayer: CAMediaTiming {}
