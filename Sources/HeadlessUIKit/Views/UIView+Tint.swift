extension UIView {
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
