/// A curve that says how fast an animation is at each time.
@MainActor
open class UICubicTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
    UITimingCurveProvider
{
    /// The system's curve; `easeInOut` where the curve is another.
    public let animationCurve: UIView.AnimationCurve
    /// The first of the two control points between (0, 0) and (1, 1).
    public let controlPoint1: CGPoint
    /// The second of the two control points between (0, 0) and (1, 1).
    public let controlPoint2: CGPoint
    private let isBuiltIn: Bool

    /// The system's usual curve.
    public override convenience init() {
        self.init(animationCurve: .easeInOut)
    }

    /// One of the system's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        guard case .cubic(let first, let second) = TimingCurve(curve) else {
            (controlPoint1, controlPoint2, isBuiltIn) = (.zero, CGPoint(x: 1, y: 1), true)
            super.init()
            return
        }
        (controlPoint1, controlPoint2, isBuiltIn) = (first, second, true)
        super.init()
    }

    /// A curve from (0, 0) to (1, 1) with two control points.
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        (animationCurve, controlPoint1, controlPoint2, isBuiltIn) = (.easeInOut, point1, point2, false)
        super.init()
    }

    /// Curves are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// A curve with two control points, or one of the system's.
    open var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
    /// The curve itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// There is no spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }

    /// Writes nothing: these are not kept in archives here.
    open func encode(with coder: NSCoder) {}

    /// The same object, as curves do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var timing: TimingCurve { .cubic(controlPoint1, controlPoint2) }
}
