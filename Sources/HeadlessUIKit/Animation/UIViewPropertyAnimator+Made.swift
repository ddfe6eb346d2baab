/// Makes an animator of a class that is only known when the app runs, as `UITableViewCell+Registered.swift` explains.
extension UIViewPropertyAnimator {
    @_silgen_name("HeadlessUIKit_UIViewPropertyAnimator_made")
    convenience init(made duration: TimeInterval, curve: UIView.AnimationCurve) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    }
}
