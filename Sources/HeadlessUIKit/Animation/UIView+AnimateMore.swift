extension UIView {
    /// Makes the changes of a block, seen as those of a spring of a duration and a bounce, and tells when they end.
    @available(iOS 17.0, *)
    public class func animate(
        springDuration duration: TimeInterval = 0.5,
        bounce: CGFloat = 0.0,
        initialSpringVelocity: CGFloat = 0.0,
        delay: TimeInterval = 0.0,
        options: UIView.AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        var timing = timing(duration, delay, options)
        timing.curve = .spring(ratio: 1 - bounce, velocity: initialSpringVelocity)
        Animation.run(timing, animations, completion: completion)
    }

    /// Lets the changes of a block, inside of an animation, run several times.
    public class func modifyAnimations(
        withRepeatCount count: CGFloat,
        autoreverses: Bool,
        animations: () -> Void
    ) {
        Animation.currentTiming?.repeatCount = Double(count)
        if autoreverses { Animation.currentTiming?.options.insert(.autoreverse) }
        animations()
    }

    /// Makes the changes that the system makes to views, with others beside, and tells when they end.
    public class func perform(
        _ animation: UIView.SystemAnimation,
        on views: [UIView],
        options: UIView.AnimationOptions = [],
        animations parallelAnimations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        let length: TimeInterval = 0.35
        Animation.run(
            timing(length, 0, options),
            {
                for view in views { view.alpha = 0 }
                parallelAnimations?()
            },
            completion: { finished in
                for view in views {
                    view.alpha = 1
                    view.removeFromSuperview()
                }
                completion?(finished)
            }
        )
    }

    /// What the system does to views.
    public enum SystemAnimation: UInt, Sendable {
        /// Takes them away.
        case delete = 0
    }
}
