/// A spring that says how fast an animation is at each time.
@MainActor
open class UISpringTimingParameters: NSObject, @preconcurrency NSCoding, @preconcurrency NSCopying,
    UITimingCurveProvider
{
    /// How fast it is at the start, where the way is 1.
    public let initialVelocity: CGVector
    private let ratio: CGFloat
    /// How long the spring takes to rest, in seconds; nil where the animator says.
    let ownDuration: TimeInterval?

    private init(ratio: CGFloat, velocity: CGVector, ownDuration: TimeInterval?) {
        initialVelocity = velocity
        self.ratio = ratio
        self.ownDuration = ownDuration
        super.init()
    }

    /// The system's usual spring.
    public override convenience init() {
        self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
    }

    /// A spring that swings less the more it is slowed; 1 does not swing.
    public convenience init(dampingRatio ratio: CGFloat) {
        self.init(dampingRatio: ratio, initialVelocity: .zero)
    }

    /// A spring that swings less the more it is slowed, with a velocity at the start.
    public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        self.init(ratio: ratio, velocity: velocity, ownDuration: nil)
    }

    /// A weight on a spring; how long it takes to rest is the animation's duration.
    public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        let motion = SpringMotion(mass: mass, stiffness: stiffness, damping: damping, velocity: velocity.dx)
        self.init(
            ratio: damping / (2 * (stiffness * mass).squareRoot()),
            velocity: velocity,
            ownDuration: motion.settlingTime
        )
    }

    /// A spring of a duration, that goes beyond its end by a bounce.
    @available(iOS 17.0, *)
    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialVelocity: CGVector = .zero) {
        self.init(ratio: 1 - bounce, velocity: initialVelocity, ownDuration: duration)
    }

    /// Springs are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// A spring.
    open var timingCurveType: UITimingCurveType { .spring }
    /// There is no curve.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    open var springTimingParameters: UISpringTimingParameters? { self }

    /// Writes nothing: these are not kept in archives here.
    open func encode(with coder: NSCoder) {}

    /// The same object, as springs do not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    var timing: TimingCurve { .spring(ratio: ratio, velocity: initialVelocity.dx) }
}
