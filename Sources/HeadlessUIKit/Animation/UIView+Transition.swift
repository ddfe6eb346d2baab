extension UIView {
    /// Makes the changes of a block, seen as a transition of `view`, and tells when it ends.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        var timing = timing(duration, 0, options)
        timing.isTransition = true
        Animation.run(timing, animations ?? {}, completion: completion)
    }

    /// Puts one view into the place of another, seen as a transition, and tells when it ends.
    public class func transition(
        from fromView: UIView,
        to toView: UIView,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        completion: ((Bool) -> Void)? = nil
    ) {
        var timing = timing(duration, 0, options)
        timing.isTransition = true
        let change = {
            guard !options.contains(.showHideTransitionViews) else {
                fromView.isHidden = true
                toView.isHidden = false
                return
            }
            fromView.superview?.insertSubview(toView, aboveSubview: fromView)
            fromView.removeFromSuperview()
        }
        Animation.run(timing, change, completion: completion)
    }
}
