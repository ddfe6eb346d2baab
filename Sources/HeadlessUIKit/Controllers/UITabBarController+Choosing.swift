extension UITabBarController {
    /// Holds screens, and offers these items; `chosen` is shown, or the one that is shown stays.
    func hold(
        _ controllers: [UIViewController]?,
        under items: [UITabBarItem],
        choosing chosen: UIViewController? = nil,
        animated: Bool
    ) {
        let former = screens ?? []
        let next = controllers ?? []
        let leaving = former.filter { !next.contains($0) }
        let entering = next.filter { !former.contains($0) }
        for controller in leaving { controller.willMove(toParent: nil) }
        for controller in entering { addChild(controller) }
        screens = controllers
        bar.setItems(items, animated: animated)
        select(chosen ?? selected.flatMap { next.contains($0) ? $0 : nil } ?? next.first)
        for controller in entering { controller.didMove(toParent: self) }
        for controller in leaving {
            controller.removeFromParent()
            // A group's item is now that of another screen.
            if offered.shown.contains(where: { $0.item === controller.core.tabBarItem }) {
                controller.core.tabBarItem = nil
            }
        }
        // The screen that stays may have got the item of another tab.
        bar.selectedItem = selected?.tabBarItem
    }

    /// The screens in the order of their items; nil for that of a tab that nobody asked for.
    var places: [UIViewController?] {
        offered.shown.isEmpty ? screens ?? [] : offered.shown.map(\.shown.made)
    }

    /// Asks the delegate, unlike a choice made in code.
    func userChooses(_ item: UITabBarItem) -> Bool {
        let tab = offered.shown.first { $0.item === item }?.shown
        if let tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return false }
        guard let controller = tab?.viewController ?? screens?.first(where: { $0.tabBarItem === item }),
            delegate?.tabBarController(self, shouldSelect: controller) ?? true
        else { return false }
        let former = selectedTab
        bar.delegate?.tabBar(bar, didSelect: item)
        if controller === selected {
            (controller as? UINavigationController)?.popToRootViewController(animated: true)
        } else {
            select(controller)
        }
        delegate?.tabBarController(self, didSelect: controller)
        if let tab = selectedTab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: former) }
        return true
    }
}
