extension UIViewController: UIFocusEnvironment {
    /// The view around this controller's.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { viewIfLoaded?.superview }

    /// The view, which says what in it can have the focus.
    public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Asks for the focus to go to where it is preferred.
    public func setNeedsFocusUpdate() {
        UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self)
    }

    /// Moves the focus, if that was asked for.
    public func updateFocusIfNeeded() {
        UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
    }
}
