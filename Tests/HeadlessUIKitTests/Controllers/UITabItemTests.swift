import HeadlessUIKit
import Testing

/// What the bar shows of tabs.
@MainActor @Suite struct UITabItemTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }

    private func shown(_ tabs: [UITab]) -> UITabBarController {
        let controller = UITabBarController(tabs: tabs)
        window.rootViewController = controller
        window.isHidden = false
        Headless.drain()
        return controller
    }

    @Test func `a screen that stays under a new tab is chosen under that tab's item`() throws {
        let screen = UIViewController()
        let tabs = ["Home", "Start"].map { name in UITab(title: name, image: nil, identifier: name) { _ in screen } }
        let controller = shown([tabs[0]])
        controller.setTabs([tabs[1]], animated: false)
        let item = try #require(controller.tabBar.items?.first)
        #expect(item.title == "Start")
        #expect(controller.tabBar.selectedItem === item)
        #expect(screen.tabBarItem === item)
    }

    @Test func `what an app writes on an item stays when another tab is first chosen`() throws {
        let controller = shown([tab("Home"), tab("Search")])
        let item = try #require(controller.selectedViewController?.tabBarItem)
        item.badgeValue = "3"
        item.title = "Start"
        controller.selectedIndex = 1
        #expect(controller.tabBar.items?.map(\.title) == ["Start", "Search"])
        #expect(item.badgeValue == "3")
    }

    @Test func `a group keeps its title when a screen that it no longer shows gets another`() throws {
        let group = UITabGroup(title: "Library", image: nil, identifier: "Library", children: [tab("A"), tab("B")])
        let controller = shown([group])
        let former = try #require(controller.selectedViewController)
        group.selectedChild = group.children[1]
        former.title = "Another"
        #expect(controller.selectedViewController !== former)
        #expect(controller.tabBar.items?.map(\.title) == ["Library"])
        #expect(former.tabBarItem.title == "Another")
    }

    @Test func `a tab without a screen cannot be chosen by its index`() {
        let controller = shown([tab("Home"), UITab(title: "Empty", image: nil, identifier: "Empty")])
        controller.selectedIndex = 1
        #expect(controller.selectedIndex == 0)
        #expect(controller.selectedViewController != nil)
    }

    @Test func `names of tabs for little room leave screens that were set alone`() {
        let controller = UITabBarController()
        controller.viewControllers = [UIViewController(), UIViewController()]
        controller.compactTabIdentifiers = ["Home"]
        #expect(controller.viewControllers?.count == 2)
        #expect(controller.tabBar.items?.count == 2)
    }
}
