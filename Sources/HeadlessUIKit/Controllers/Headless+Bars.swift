extension Headless {
    /// Taps a button of a navigation bar, as a finger would.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func tap(_ item: UIBarButtonItem, in bar: UINavigationBar) -> Obstacle? {
        if let obstacle = obstacle(to: bar) { return obstacle }
        guard let shown = bar.topItem, shown.buttons.contains(item) else { return .missing }
        if item.isHidden { return .hidden }
        if let view = item.customView { return tap(view) }
        guard item.isEnabled else { return .disabled }
        guard let action = item.primaryAction else { return .missing }
        action.perform(for: item)
        UIWindow.layoutAll()
        return nil
    }

    /// Taps the button of a navigation bar that leads back, as a finger would; the transition starts.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func tapBack(in bar: UINavigationBar) -> Obstacle? {
        if let obstacle = obstacle(to: bar) { return obstacle }
        guard bar.showsBackButton, let goBack = bar.goBack else { return .missing }
        goBack()
        UIWindow.layoutAll()
        return nil
    }

    /// Taps an item of a tab bar, as a finger would.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func tap(_ item: UITabBarItem, in bar: UITabBar) -> Obstacle? {
        if let obstacle = obstacle(to: bar) { return obstacle }
        guard bar.items?.contains(item) == true, let choose = bar.choose else { return .missing }
        guard item.isEnabled else { return .disabled }
        guard choose(item) else { return .refused }
        UIWindow.layoutAll()
        return nil
    }
}

extension UINavigationItem {
    fileprivate var buttons: [UIBarButtonItem] { (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) }
}

extension UINavigationBar {
    /// Whether there is a button that leads back: not at the first item, nor where the item puts others in its place.
    fileprivate var showsBackButton: Bool {
        guard let topItem, backItem != nil, !topItem.hidesBackButton else { return false }
        return topItem.leftBarButtonItems?.isEmpty != false || topItem.leftItemsSupplementBackButton
    }
}
