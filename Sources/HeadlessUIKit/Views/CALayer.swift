/// Where a view keeps its place, its size and its looks.
open class CALayer: NSObject {
    /// A layer of no size.
    public override init() {
        super.init()
    }

    /// A name, for whoever looks for the layer.
    open var name: String?
    /// The picture that the layer shows.
    open var contents: Any?
    /// How many pixels of `contents` make a point.
    open var contentsScale: CGFloat = 1

    /// The layer's own coordinates.
    open var bounds: CGRect = .zero { didSet { note(.bounds, if: bounds != oldValue) } }
    /// Where the anchor point is in the layer above.
    open var position: CGPoint = .zero { didSet { note(.position, if: position != oldValue) } }
    /// The point of the bounds, from 0 to 1, that stays where `position` is.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { note(.anchorPoint, if: anchorPoint != oldValue) } }
    /// How near the layer is; nearer ones cover others.
    open var zPosition: CGFloat = 0 { didSet { note(.zPosition, if: zPosition != oldValue) } }

    /// How much of the layer can be seen, from 0 to 1.
    open var opacity: Float = 1 { didSet { note(.opacity, if: opacity != oldValue) } }
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
    open var backgroundColor: CGColor? { didSet { note(.backgroundColor, if: backgroundColor != oldValue) } }
    /// How round the corners are.
    open var cornerRadius: CGFloat = 0 { didSet { note(.cornerRadius, if: cornerRadius != oldValue) } }
    /// Which corners are round.
    open var maskedCorners = CACornerMask.all
    /// How thick the border is.
    open var borderWidth: CGFloat = 0 { didSet { note(.borderWidth, if: borderWidth != oldValue) } }
    /// The border's colour.
    open var borderColor: CGColor? { didSet { note(.borderColor, if: borderColor != oldValue) } }
    /// The shadow's colour.
    open var shadowColor: CGColor? { didSet { note(.shadowColor, if: shadowColor != oldValue) } }
    /// How much of the shadow can be seen, from 0 to 1.
    open var shadowOpacity: Float = 0 { didSet { note(.shadowOpacity, if: shadowOpacity != oldValue) } }
    /// How far the shadow falls.
    open var shadowOffset = CGSize(width: 0, height: -3) {
        didSet { note(.shadowOffset, if: shadowOffset != oldValue) }
    }
    /// How soft the shadow is.
    open var shadowRadius: CGFloat = 3 { didSet { note(.shadowRadius, if: shadowRadius != oldValue) } }

    /// The layer above.
    public internal(set) weak var superlayer: CALayer?
    var layersBelow: [CALayer] = []
    var matrix = CGAffineTransform.identity { didSet { note(.transform, if: matrix != oldValue) } }
    /// The view whose layer this is.
    weak var view: UIView?

    private func note(_ property: Animation.Property, if isDifferent: Bool) {
        guard isDifferent, Animation.isRecording, let view else { return }
        MainActor.assumeIsolated { Animation.record(property, of: view) }
    }
}
