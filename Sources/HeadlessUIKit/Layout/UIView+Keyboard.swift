extension UIView {
    /// How much of the view, from its bottom, the keyboard covers, in points.
    var heightUnderKeyboard: CGFloat {
        guard Headless.keyboardHeight > 0, let window else { return 0 }
        let keyboard = convert(window.convert(Headless.keyboardFrame, from: nil as UIWindow?), from: nil)
        return max(0, bounds.maxY - keyboard.minY)
    }

    /// Lays out anew, here and below, what keeps to the keyboard.
    func keyboardDidMove() {
        if layoutGuides.contains(where: { $0 is UIKeyboardLayoutGuide }) { constraintsDidChange() }
        for view in subviews { view.keyboardDidMove() }
    }
}
