import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITabBarControllerBarTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    let first = UINavigationController(rootViewController: UIViewController())
    let second = UIViewController()

    init() {
        tabs.viewControllers = [first, second]
        window.rootViewController = tabs
        window.isHidden = false
        window.layoutIfNeeded()
    }

    @Test func `a screen pushed so that the bar goes has the room below`() throws {
        let next = UIViewController()
        next.hidesBottomBarWhenPushed = true
        first.pushViewController(next, animated: false)
        window.layoutIfNeeded()
        #expect(tabs.tabBar.isHidden)
        #expect(next.view.safeAreaInsets.bottom == 34)
        first.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(!tabs.tabBar.isHidden)
        let root = try #require(first.topViewController)
        #expect(root.view.safeAreaInsets.bottom == 83)
    }

    @Test func `a bar that the app hides stays hidden, and its room is the screen's`() {
        tabs.selectedIndex = 1
        tabs.tabBar.isHidden = true
        window.layoutIfNeeded()
        tabs.selectedIndex = 0
        window.layoutIfNeeded()
        #expect(tabs.tabBar.isHidden)
        #expect(first.topViewController?.view.safeAreaInsets.bottom == 34)
    }

    @Test func `a tap on the chosen tab goes back to its first screen`() {
        first.pushViewController(UIViewController(), animated: false)
        #expect(Headless.tap(first.tabBarItem, in: tabs.tabBar) == nil)
        Headless.drain()
        #expect(first.viewControllers.count == 1)
    }

    @Test func `an animator of the delegate shows another tab`() {
        let delegate = SlidingTabDelegate(journal)
        tabs.delegate = delegate
        tabs.selectedIndex = 1
        #expect(journal.take() == ["animate from to"])
        #expect(second.transitionCoordinator?.transitionDuration == 0.3)
        #expect(first.view.window === window)
        Headless.advance(by: 0.3)
        #expect(journal.take() == ["ended(true)"])
        #expect(first.view.window == nil)
        #expect(tabs.selectedViewController === second)
    }

    @Test func `a bar without a controller tells its delegate`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let item = UITabBarItem(title: "One", image: nil, tag: 1)
        bar.items = [item]
        let delegate = TabBarListener(journal)
        bar.delegate = delegate
        let stage = Stage(bar)
        #expect(Headless.tap(item, in: bar) == nil)
        #expect(bar.selectedItem === item)
        #expect(journal.take() == ["selected One"])
        #expect(stage.window.subviews == [bar])
    }

    @Test func `a badge's text is drawn by state`() {
        let item = UITabBarItem()
        item.setBadgeTextAttributes([.kern: 1], for: .normal)
        #expect(item.badgeTextAttributes(for: .normal)?.count == 1)
        #expect(item.badgeTextAttributes(for: .selected) == nil)
    }
}

private final class SlidingTabDelegate: NSObject, UITabBarControllerDelegate {
    let animator: SlidingAnimator

    init(_ journal: Journal) {
        animator = SlidingAnimator(journal)
        super.init()
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }
}

private final class TabBarListener: NSObject, UITabBarDelegate {
    let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
        journal.note("selected \(item.title ?? "")")
    }
}
