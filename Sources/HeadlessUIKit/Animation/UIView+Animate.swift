extension UIView {
    /// Makes the changes of a block, seen as lasting `duration`.
    public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
        animate(withDuration: duration, animations: animations, completion: nil)
    }

    /// Makes the changes of a block, seen as lasting `duration`, and tells when they end.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Makes the changes of a block, seen as starting after `delay` and lasting `duration`, and tells when they end.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        Animation.run(timing(duration, delay, options), animations, completion: completion)
    }

    /// Makes the changes of a block, seen as those of a spring, and tells when they end.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var timing = timing(duration, delay, options)
        timing.curve = .spring(ratio: dampingRatio, velocity: velocity)
        Animation.run(timing, animations, completion: completion)
    }

    /// Makes the changes of a block and of its keyframes, and tells when they end.
    public class func animateKeyframes(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: UIView.KeyframeAnimationOptions = [],
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let shared: UIView.KeyframeAnimationOptions = [.repeat, .autoreverse, .overrideInheritedDuration]
        let options = AnimationOptions(rawValue: options.intersection(shared).rawValue)
        Animation.run(timing(duration, delay, options), animations, completion: completion)
    }

    /// Makes the changes of one keyframe.
    public class func addKeyframe(
        withRelativeStartTime frameStartTime: Double,
        relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        animations()
    }

    /// Makes the changes of a block at once.
    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        let wasEnabled = Animation.isEnabled
        Animation.isEnabled = false
        actionsWithoutAnimation()
        Animation.isEnabled = wasEnabled
    }

    /// Whether changes in animation blocks take time.
    public class var areAnimationsEnabled: Bool { Animation.isEnabled }

    /// Says whether changes in animation blocks take time.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        Animation.isEnabled = enabled
    }

    /// How long the animation lasts whose block runs now; 0 outside of one.
    public class var inheritedAnimationDuration: TimeInterval { Animation.currentTiming?.duration ?? 0 }

    /// An animation inside another takes the other's duration, unless it says otherwise.
    static func timing(
        _ duration: TimeInterval,
        _ delay: TimeInterval,
        _ options: UIView.AnimationOptions
    ) -> Animation.Timing {
        guard let outer = Animation.currentTiming, !options.contains(.overrideInheritedDuration) else {
            return Animation.Timing(duration: duration, delay: delay, options: options, curve: TimingCurve(options))
        }
        let curve = options.contains(.overrideInheritedCurve) ? TimingCurve(options) : outer.curve
        return Animation.Timing(duration: outer.duration, delay: outer.delay, options: options, curve: curve)
    }
}
