/// Hears of the start and the end of an animation.
public protocol CAAnimationDelegate: NSObjectProtocol {
    /// Hears that the animation starts.
    func animationDidStart(_ anim: CAAnimation)

    /// Hears that the animation is over: after its time, or because it was taken away before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}

    /// Does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
