/// What a layer shows for a time, in the place of its own values.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    /// When it starts, in the time of the layer; 0 for at once.
    open var beginTime: CFTimeInterval = 0
    /// How long one run lasts, in seconds; 0 takes the transaction's duration.
    open var duration: CFTimeInterval = 0
    /// How fast its time runs.
    open var speed: Float = 1
    /// Where in its time it starts.
    open var timeOffset: CFTimeInterval = 0
    /// How often it runs; 0 counts as 1.
    open var repeatCount: Float = 0
    /// How long it runs again and again, in seconds; 0 leaves that to `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by one backwards.
    open var autoreverses = false
    /// What is shown before and after.
    open var fillMode = CAMediaTimingFillMode.removed
    /// How far it is at each time; nil for equally fast throughout.
    open var timingFunction: CAMediaTimingFunction?
    /// Who hears of its start and its end; kept alive.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the layer forgets it when it is over.
    open var isRemovedOnCompletion = true
    private var values: [String: Any] = [:]

    /// An animation of nothing.
    public override init() {
        super.init()
    }

    /// Animations are not read from archives here.
    public required init?(coder: NSCoder) {
        nil
    }

    /// What an animation has that nothing was set on; nothing, unless overridden.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    /// What was kept under a name.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Keeps something under a name, to know the animation again.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// An animation with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).make(made: true)
        copy.takeValues(of: self)
        return copy
    }

    /// Shows itself on the layer where a change happened.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    func takeValues(of other: CAAnimation) {
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        values = other.values
    }

    /// How long it lasts in all, in seconds; nil where it never ends.
    func length(default usual: CFTimeInterval) -> CFTimeInterval? {
        guard speed > 0 else { return nil }
        let once = duration > 0 ? duration : usual
        let run = autoreverses ? 2 * once : once
        let all = repeatDuration > 0 ? repeatDuration : run * Double(repeatCount > 0 ? repeatCount : 1)
        let length = (all - timeOffset) / Double(speed)
        return length.isFinite && length < 1e9 ? max(0, length) : nil
    }
}
