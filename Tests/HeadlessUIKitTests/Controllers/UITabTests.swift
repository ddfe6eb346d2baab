import HeadlessUIKit
import Testing

@MainActor @Suite struct UITabTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))

    private func tab(_ name: String) -> UITab {
        UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { tab in
            let controller = UIViewController()
            controller.title = tab.identifier + " screen"
            return controller
        }
    }

    private func shown(_ tabs: [UITab]) -> UITabBarController {
        let controller = UITabBarController(tabs: tabs)
        window.rootViewController = controller
        window.isHidden = false
        Headless.drain()
        return controller
    }

    @Test func `a screen is made when its tab is chosen, or when somebody asks for it`() throws {
        var made: [String] = []
        let tabs = ["Home", "Search", "Library", "More"].map { name in
            UITab(title: name, image: nil, identifier: name) { tab in
                made.append(tab.identifier)
                return UIViewController()
            }
        }
        let controller = shown(tabs)
        #expect(controller.tabBar.items?.map(\.title) == ["Home", "Search", "Library", "More"])
        #expect(made == ["Home"])
        let items = try #require(controller.tabBar.items)
        #expect(Headless.tap(items[2], in: controller.tabBar) == nil)
        #expect(made == ["Home", "Library"])
        #expect(controller.selectedTab === tabs[2])
        #expect(controller.selectedIndex == 2)
        #expect(controller.children.count == 2)
        #expect(tabs[1].viewController?.parent === controller)
        #expect(tabs[1].viewController?.tabBarItem === items[1])
        #expect(made == ["Home", "Library", "Search"])
        #expect(controller.selectedTab === tabs[2])
        controller.selectedIndex = 3
        #expect(made == ["Home", "Library", "Search", "More"])
        #expect(controller.selectedTab === tabs[3])
        controller.viewControllers = [UIViewController()]
        #expect(controller.tabs.isEmpty)
        #expect(tabs[3].tabBarController == nil)
    }

    @Test func `a group that is chosen shows the tab that is chosen in it at once`() {
        let group = UITabGroup(title: "Library", image: nil, identifier: "Library", children: [tab("A"), tab("B")])
        let controller = shown([tab("Home"), group])
        controller.selectedTab = group
        #expect(controller.selectedViewController?.title == "A screen")
        group.selectedChild = group.children[1]
        #expect(controller.selectedViewController?.title == "B screen")
        #expect(controller.tabBar.selectedItem?.title == "Library")
    }

    @Test func `each tab has one controller, made once, under its title and picture`() throws {
        let home = tab("Home")
        let controller = shown([home, tab("Search")])
        #expect(controller.tabs.map(\.identifier) == ["Home", "Search"])
        #expect(controller.viewControllers?.map(\.title) == ["Home screen", "Search screen"])
        #expect(controller.tabBar.items?.map(\.title) == ["Home", "Search"])
        #expect(controller.tabBar.items?.first?.image != nil)
        #expect(home.viewController === controller.viewControllers?.first)
        #expect(home.tabBarController === controller)
        #expect(controller.selectedTab === home)
        home.title = "Start"
        home.badgeValue = "3"
        #expect(controller.tabBar.items?.first?.title == "Start")
        #expect(controller.tabBar.items?.first?.badgeValue == "3")
    }

    @Test func `a tab is chosen in code, and by the user where the delegate lets it`() throws {
        let (home, search) = (tab("Home"), tab("Search"))
        let controller = shown([home, search])
        let judge = TabJudge()
        controller.delegate = judge
        controller.selectedTab = search
        #expect(controller.selectedViewController === search.viewController)
        #expect(judge.heard.isEmpty)
        let items = try #require(controller.tabBar.items)
        #expect(Headless.tap(items[0], in: controller.tabBar) == nil)
        #expect(controller.selectedTab === home)
        #expect(judge.heard == ["Home after Search"])
        judge.forbidden = "Search"
        _ = Headless.tap(items[1], in: controller.tabBar)
        #expect(controller.selectedTab === home)
    }

    @Test func `a hidden tab is left out, and so is one for the sidebar`() {
        let (home, search, rare) = (tab("Home"), tab("Search"), tab("Rare"))
        rare.preferredPlacement = .sidebarOnly
        let controller = shown([home, search, rare])
        #expect(controller.viewControllers?.count == 2)
        search.isHidden = true
        #expect(controller.viewControllers?.map(\.title) == ["Home screen"])
        search.isHidden = false
        #expect(controller.viewControllers?.map(\.title) == ["Home screen", "Search screen"])
        controller.compactTabIdentifiers = ["Search"]
        #expect(controller.viewControllers?.map(\.title) == ["Search screen"])
    }

    @Test func `a group shows the tab that is chosen in it, under its own title`() {
        let group = UITabGroup(title: "Library", image: nil, identifier: "Library", children: [tab("A"), tab("B")])
        let controller = shown([tab("Home"), group])
        #expect(controller.tabBar.items?.map(\.title) == ["Home", "Library"])
        #expect(controller.viewControllers?.last?.title == "A screen")
        #expect(group.children[0].parent === group)
        #expect(controller.tab(forIdentifier: "B") === group.children[1])
        controller.selectedTab = group.children[1]
        #expect(group.selectedChild === group.children[1])
        #expect(controller.selectedViewController?.title == "B screen")
        #expect(controller.tabBar.items?.map(\.title) == ["Home", "Library"])
        group.displayOrderIdentifiers = ["B"]
        #expect(group.displayOrder.map(\.identifier) == ["B", "A"])
    }

    @Test func `the bar goes out of the way and comes back`() {
        let controller = shown([tab("Home")])
        controller.setTabBarHidden(true, animated: false)
        #expect(controller.isTabBarHidden)
        #expect(controller.tabBar.isHidden)
        controller.isTabBarHidden = false
        #expect(!controller.tabBar.isHidden)
        controller.mode = .tabSidebar
        #expect(controller.mode == .tabSidebar)
    }

    @Test func `the search tab brings its title and picture`() {
        let search = UISearchTab { _ in UIViewController() }
        #expect(search.title == "Search")
        #expect(search.image == UIImage(systemName: "magnifyingglass"))
    }
}

@MainActor
private final class TabJudge: NSObject, UITabBarControllerDelegate {
    private(set) var heard: [String] = []
    var forbidden: String?

    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
        tab.identifier != forbidden
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        didSelectTab selectedTab: UITab,
        previousTab: UITab?
    ) {
        heard.append("\(selectedTab.identifier) after \(previousTab?.identifier ?? "")")
    }
}
