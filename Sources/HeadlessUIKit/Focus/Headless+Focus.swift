extension Headless {
    /// Moves the focus to a view, as keys or a remote control do; `refused` where someone does not let it.
    @discardableResult
    public static func focus(_ view: UIView) -> Obstacle? {
        guard view.window != nil else { return .notOnScreen }
        guard view.canBecomeFocused else { return .notSelectable }
        defer { UIWindow.layoutAll() }
        return UIFocusSystem.focusSystem(for: view)?.move(to: view) == true ? nil : .refused
    }
}
