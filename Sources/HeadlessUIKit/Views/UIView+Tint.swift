extension UIView {
    /// Whether the tint is dimmed.
    public var tintAdjustmentMode: TintAdjustmentMode {
        get {
            guard core.tintAdjustmentMode == .automatic else { return core.tintAdjustmentMode }
            return superview?.tintAdjustmentMode ?? .normal
        }
        set {
            core.tintAdjustmentMode = newValue
            tellOfTint()
        }
    }

    var effectiveTint: UIColor {
        core.tint ?? superview?.effectiveTint ?? .systemBlue
    }

    func changeTint(to color: UIColor?) {
        let before = effectiveTint
        core.tint = color
        guard before != effectiveTint else { return }
        tellOfTint()
    }

    /// Tells this view, and those below that take its tint.
    func tellOfTint() {
        tintColorDidChange()
        for subview in subviews where subview.core.tint == nil { subview.tellOfTint() }
    }
}
