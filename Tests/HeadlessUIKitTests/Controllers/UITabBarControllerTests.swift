import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UITabBarControllerTests {
    private let journal = Journal()
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let tabs = UITabBarController()
    private let first: RecordingController
    private let second: RecordingController

    init() {
        first = RecordingController("first", in: journal)
        second = RecordingController("second", in: journal)
        tabs.viewControllers = [first, second]
    }

    private func show() {
        window.rootViewController = tabs
        window.isHidden = false
    }

    @Test func `the first tab is chosen`() {
        #expect(tabs.selectedIndex == 0)
        #expect(tabs.selectedViewController === first)
        #expect(first.tabBarController === tabs)
        #expect(tabs.tabBar.items == [first, second].compactMap(\.tabBarItem))
        #expect(tabs.tabBar.selectedItem === first.tabBarItem)
        #expect(UITabBarController().selectedIndex == NSNotFound)
    }

    @Test func `only the chosen tab is loaded and appears`() {
        _ = journal.take()
        show()
        #expect(journal.take() == ["first.viewDidLoad", "first.willAppear", "first.isAppearing", "first.didAppear"])
        #expect(!second.isViewLoaded)
    }

    @Test func `choosing another tab is heard by both`() {
        show()
        _ = journal.take()
        tabs.selectedIndex = 1
        #expect(
            journal.take() == [
                "second.viewDidLoad", "second.willAppear", "first.willDisappear", "second.isAppearing",
                "first.didDisappear", "second.didAppear",
            ]
        )
        #expect(first.view.window == nil)
        #expect(tabs.tabBar.selectedItem === second.tabBarItem)
        tabs.selectedViewController = first
        #expect(tabs.selectedIndex == 0)
        _ = journal.take()
        tabs.selectedIndex = 0
        tabs.selectedIndex = 7
        tabs.selectedViewController = UIViewController()
        #expect(journal.take() == [])
    }

    @Test func `a tab that goes while it is chosen gives way to the first`() {
        show()
        tabs.selectedIndex = 1
        _ = journal.take()
        tabs.viewControllers = [first]
        #expect(tabs.selectedViewController === first)
        #expect(
            journal.take() == [
                "second.willMove(nil)", "first.willAppear", "second.willDisappear", "first.isAppearing",
                "second.didDisappear", "first.didAppear", "second.didMove(nil)",
            ]
        )
        #expect(second.parent == nil)
    }

    @Test func `the bar lies at the bottom and adds to the safe area`() {
        show()
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
        #expect(first.view.safeAreaInsets.bottom == 83)
    }

    @Test func `a title is the item's`() {
        first.title = "First"
        #expect(first.tabBarItem.title == "First")
        first.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 3)
        #expect(first.tabBarItem.title == "Other")
        #expect(first.tabBarItem.tag == 3)
    }
}
