extension Headless {
    /// Taps a button of a navigation bar, as a finger would.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func tap(_ item: UIBarButtonItem, in bar: UINavigationBar) -> Obstacle? {
        if let obstacle = obstacle(to: bar) { return obstacle }
        guard let shown = bar.topItem, shown.buttons.contains(item) else { return .missing }
        return tap(item)
    }

    /// Taps a button of a toolbar, as a finger would.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func tap(_ item: UIBarButtonItem, in bar: UIToolbar) -> Obstacle? {
        if let obstacle = obstacle(to: bar) { return obstacle }
        guard bar.items?.contains(item) == true else { return .missing }
        return tap(item)
    }

    /// Opens the menu of a bar's button and chooses the action of this title.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func choose(_ title: String, from item: UIBarButtonItem) -> Obstacle? {
        guard let bar = item.bar ?? item.customView?.superview else { return .notOnScreen }
        if let obstacle = obstacle(to: bar) { return obstacle }
        if item.isHidden { return .hidden }
        guard item.isEnabled else { return .disabled }
        guard let menu = item.menu, let action = menu.leaves.first(where: { $0.title == title }) else {
            return .missing
        }
        guard action.attributes.isDisjoint(with: [.disabled, .hidden]) else { return .disabled }
        if item.changesSelectionAsPrimaryAction {
            for other in menu.leaves { other.state = other === action ? .on : .off }
        }
        action.performWithSender(item, target: nil)
        UIWindow.layoutAll()
        return nil
    }

    private static func tap(_ item: UIBarButtonItem) -> Obstacle? {
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
        if let item = bar.topItem, let action = item.backAction, !item.hidesBackButton {
            action.perform(for: item)
        } else {
            guard bar.showsBackButton else { return .missing }
            if let goBack = bar.goBack { goBack() } else { bar.popItem(animated: true) }
        }
        UIWindow.layoutAll()
        return nil
    }

    /// Taps an item of a tab bar, as a finger would.
    ///
    /// - Returns: What kept the finger from it, and nil when nothing did.
    @discardableResult
    public static func tap(_ item: UITabBarItem, in bar: UITabBar) -> Obstacle? {
        if let obstacle = obstacle(to: bar) { return obstacle }
        guard bar.items?.contains(item) == true else { return .missing }
        guard item.isEnabled else { return .disabled }
        if let choose = bar.choose {
            guard choose(item) else { return .refused }
        } else {
            bar.selectedItem = item
            bar.delegate?.tabBar(bar, didSelect: item)
        }
        UIWindow.layoutAll()
        return nil
    }
}

extension UINavigationItem {
    fileprivate var buttons: [UIBarButtonItem] {
        let groups =
            leadingItemGroups + centerItemGroups + trailingItemGroups + [pinnedTrailingGroup].compactMap(\.self)
        let grouped = groups.filter { !$0.isHidden }.flatMap(\.barButtonItems)
        return (leftBarButtonItems ?? []) + (rightBarButtonItems ?? []) + grouped
    }
}

extension UINavigationBar {
    /// Whether there is a button that leads back: not at the first item, nor where the item puts others in its place.
    fileprivate var showsBackButton: Bool {
        guard let topItem, backItem != nil, !topItem.hidesBackButton else { return false }
        return topItem.leftBarButtonItems?.isEmpty != false || topItem.leftItemsSupplementBackButton
    }
}
