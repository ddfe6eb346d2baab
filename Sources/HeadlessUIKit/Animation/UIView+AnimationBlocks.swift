extension UIView {
    /// Lets all changes up to `commitAnimations` belong to an animation, of a fifth of a second unless said otherwise.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        Animation.begin(Animation.Timing(duration: 0.2))
    }

    /// Starts the animation that was begun last.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func commitAnimations() {
        Animation.commit()
    }

    /// Says how long the animation lasts that was begun last, in seconds.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationDuration(_ duration: TimeInterval) {
        Animation.currentTiming?.duration = duration
    }

    /// Says how much later the animation starts that was begun last, in seconds.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationDelay(_ delay: TimeInterval) {
        Animation.currentTiming?.delay = delay
    }

    /// Says when the animation starts that was begun last; here that is now.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationStart(_ startDate: Date) {}

    /// Says how fast the animation is at each time that was begun last.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
        Animation.currentTiming?.curve = TimingCurve(curve)
    }

    /// Says how often the animation runs that was begun last.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatCount(_ repeatCount: Float) {
        Animation.currentTiming?.repeatCount = repeatCount > 0 ? Double(repeatCount) : nil
    }

    /// Says whether each run of the animation that was begun last is followed by one backwards.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
        if repeatAutoreverses {
            Animation.currentTiming?.options.insert(.autoreverse)
        } else {
            Animation.currentTiming?.options.remove(.autoreverse)
        }
    }

    /// Says whether the animation that was begun last starts from what is seen now.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

    /// Says how one look of a view takes the place of another in the animation that was begun last.
    @available(iOS, introduced: 2.0, deprecated: 13.0, message: "Use the block-based animation API instead")
    public class func setAnimationTransition(
        _ transition: UIView.AnimationTransition,
        for view: UIView,
        cache: Bool
    ) {
        if transition != .none { Animation.currentTiming?.isTransition = true }
    }
}
