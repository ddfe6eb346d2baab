/// Animations of what blocks change.
@MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds the changes of a block, seen as starting after a share of the duration.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

    /// Adds the changes of a block.
    func addAnimations(_ animation: @escaping () -> Void)

    /// Adds a block that hears where the animations ended.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

    /// Lets paused animations go on, in another way and for a share of the duration; 0 for what is left of it.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
