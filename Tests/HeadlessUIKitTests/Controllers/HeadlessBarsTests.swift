import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct HeadlessBarsTests {
    private let journal = Journal()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    @Test func `a tap on a bar's button does its action, and says what is in the way`() {
        let screen = UIViewController()
        let navigation = UINavigationController(rootViewController: screen)
        let item = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [journal] in journal.note("add by \($0.sender is UIBarButtonItem)") }
        )
        #expect(Headless.tap(item, in: navigation.navigationBar) == .notOnScreen)
        window.rootViewController = navigation
        window.isHidden = false
        #expect(Headless.tap(item, in: navigation.navigationBar) == .missing)
        screen.navigationItem.rightBarButtonItem = item
        #expect(Headless.tap(item, in: navigation.navigationBar) == nil)
        #expect(journal.take() == ["add by true"])
        item.isEnabled = false
        #expect(Headless.tap(item, in: navigation.navigationBar) == .disabled)
        item.isHidden = true
        #expect(Headless.tap(item, in: navigation.navigationBar) == .hidden)
        navigation.isNavigationBarHidden = true
        #expect(Headless.tap(item, in: navigation.navigationBar) == .hidden)
        #expect(journal.take() == [])
    }

    @Test func `the back button pops, where there is one`() {
        let next = UIViewController()
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.isHidden = false
        #expect(Headless.tapBack(in: navigation.navigationBar) == .missing)
        navigation.pushViewController(next, animated: false)
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        #expect(Headless.tapBack(in: navigation.navigationBar) == .missing)
        next.navigationItem.leftItemsSupplementBackButton = true
        next.navigationItem.hidesBackButton = true
        #expect(Headless.tapBack(in: navigation.navigationBar) == .missing)
        next.navigationItem.hidesBackButton = false
        #expect(Headless.tapBack(in: navigation.navigationBar) == nil)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `the delegate decides and hears what the user chooses, not what code does`() {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            let journal: Journal
            var allows = true

            init(_ journal: Journal) {
                self.journal = journal
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                shouldSelect viewController: UIViewController
            ) -> Bool {
                journal.note("should")
                return allows
            }

            func tabBarController(
                _ tabBarController: UITabBarController,
                didSelect viewController: UIViewController
            ) {
                journal.note("did")
            }
        }
        let delegate = Delegate(journal)
        let tabs = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        tabs.viewControllers = [first, second]
        tabs.delegate = delegate
        window.rootViewController = tabs
        window.isHidden = false
        #expect(Headless.tap(second.tabBarItem, in: tabs.tabBar) == nil)
        #expect(tabs.selectedIndex == 1)
        #expect(journal.take() == ["should", "did"])
        delegate.allows = false
        #expect(Headless.tap(first.tabBarItem, in: tabs.tabBar) == .refused)
        #expect(journal.take() == ["should"])
        tabs.selectedIndex = 0
        #expect(journal.take() == [])
        #expect(Headless.tap(UITabBarItem(), in: tabs.tabBar) == .missing)
    }
}
