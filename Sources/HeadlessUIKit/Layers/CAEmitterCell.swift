/// A kind of particle.
open class CAEmitterCell: NSObject, CAMediaTiming {
    /// A name, for whoever looks for the particle.
    open var name: String?
    /// Whether particles of the kind are sent out.
    open var isEnabled = true
    /// How many are sent out a second.
    open var birthRate: Float = 0
    /// How long each lives, in seconds.
    open var lifetime: Float = 0
    /// By how much the lives differ.
    open var lifetimeRange: Float = 0
    /// The angle above the plane at which they start, in radians.
    open var emissionLatitude: CGFloat = 0
    /// The angle in the plane at which they start, in radians.
    open var emissionLongitude: CGFloat = 0
    /// By how much the angles differ, in radians.
    open var emissionRange: CGFloat = 0
    /// How fast they start, in points a second.
    open var velocity: CGFloat = 0
    /// By how much the speeds differ.
    open var velocityRange: CGFloat = 0
    /// How much faster they get to the right.
    open var xAcceleration: CGFloat = 0
    /// How much faster they get downwards.
    open var yAcceleration: CGFloat = 0
    /// How much faster they get towards the eye.
    open var zAcceleration: CGFloat = 0
    /// How large they are beside their picture.
    open var scale: CGFloat = 1
    /// By how much the sizes differ.
    open var scaleRange: CGFloat = 0
    /// How much larger they get a second.
    open var scaleSpeed: CGFloat = 0
    /// How fast they turn, in radians a second.
    open var spin: CGFloat = 0
    /// By how much the turns differ.
    open var spinRange: CGFloat = 0
    /// The colour that the picture is multiplied by.
    open var color: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    /// By how much the reds differ.
    open var redRange: Float = 0
    /// By how much the greens differ.
    open var greenRange: Float = 0
    /// By how much the blues differ.
    open var blueRange: Float = 0
    /// By how much the opacities differ.
    open var alphaRange: Float = 0
    /// How much redder they get a second.
    open var redSpeed: Float = 0
    /// How much greener they get a second.
    open var greenSpeed: Float = 0
    /// How much bluer they get a second.
    open var blueSpeed: Float = 0
    /// How much more opaque they get a second.
    open var alphaSpeed: Float = 0
    /// The picture, a `CGImage`.
    open var contents: Any?
    /// The part of the picture that is shown, from 0 to 1.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// How many pixels of the picture make a point.
    open var contentsScale: CGFloat = 1
    /// The particles that each of these sends out.
    open var emitterCells: [CAEmitterCell]?

    /// When the particle's time starts.
    open var beginTime: CFTimeInterval = 0
    /// How long the particle's time lasts, in seconds.
    open var duration: CFTimeInterval = .infinity
    /// How fast the particle's time runs.
    open var speed: Float = 1
    /// Where in its time the particle starts.
    open var timeOffset: CFTimeInterval = 0
    /// How often the particle's time runs.
    open var repeatCount: Float = 0
    /// How long the particle's time runs again and again, in seconds.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether the particle's time runs backwards after each run.
    open var autoreverses = false
    /// What is shown before and after the particle's time.
    open var fillMode = CAMediaTimingFillMode.removed

    /// A particle that is never sent out.
    public override init() {
        super.init()
    }

    /// Particles are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }
}
