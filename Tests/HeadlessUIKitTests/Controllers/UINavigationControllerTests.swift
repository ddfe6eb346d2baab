import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UINavigationControllerTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root: RecordingController
    let navigation: UINavigationController

    init() {
        root = RecordingController("root", in: journal)
        navigation = UINavigationController(rootViewController: root)
    }

    func show() {
        window.rootViewController = navigation
        window.isHidden = false
        _ = journal.take()
    }

    func screen(_ name: String) -> RecordingController {
        RecordingController(name, in: journal)
    }

    @Test func `the root is a child, and its view waits until it is shown`() {
        #expect(journal.take() == ["root.willMove(parent)", "root.didMove(parent)"])
        #expect(navigation.viewControllers == [root])
        #expect(navigation.topViewController === root)
        #expect(root.navigationController === navigation)
        #expect(!root.isViewLoaded)
        window.rootViewController = navigation
        window.isHidden = false
        #expect(journal.take() == ["root.viewDidLoad", "root.willAppear", "root.isAppearing", "root.didAppear"])
        #expect(root.view.isDescendant(of: navigation.view))
    }

    @Test func `a push is heard in UIKit's order`() {
        show()
        navigation.pushViewController(screen("next"), animated: false)
        #expect(
            journal.take() == [
                "next.willMove(parent)", "next.viewDidLoad", "root.willDisappear", "next.willAppear",
                "next.isAppearing", "root.didDisappear", "next.didAppear", "next.didMove(parent)",
            ]
        )
        #expect(root.view.window == nil)
    }

    @Test func `a pop is heard in UIKit's order, and the popped controller is given`() {
        show()
        let next = screen("next")
        navigation.pushViewController(next, animated: false)
        _ = journal.take()
        #expect(navigation.popViewController(animated: false) === next)
        #expect(
            journal.take() == [
                "next.willMove(nil)", "next.willDisappear", "root.willAppear", "root.isAppearing",
                "next.didDisappear", "root.didAppear", "next.didMove(nil)",
            ]
        )
        #expect(next.parent == nil)
        #expect(next.view.window == nil)
        #expect(navigation.popViewController(animated: false) == nil)
    }

    @Test func `animated, what is over is heard when the transition ends`() {
        show()
        let next = screen("next")
        navigation.pushViewController(next, animated: true)
        #expect(journal.take().last == "next.isAppearing")
        #expect(navigation.topViewController === next)
        Headless.advance(by: 0.3)
        #expect(journal.take() == [])
        Headless.advance(by: 0.1)
        #expect(journal.take() == ["root.didDisappear", "next.didAppear", "next.didMove(parent)"])
        navigation.popViewController(animated: true)
        #expect(navigation.viewControllers == [root])
        #expect(next.navigationController === navigation)
        _ = journal.take()
        Headless.advance(by: 0.35)
        #expect(journal.take() == ["next.didDisappear", "root.didAppear", "next.didMove(nil)"])
        #expect(next.navigationController == nil)
    }

    @Test func `controllers know that they move`() {
        show()
        let next = screen("next")
        next.look = { [$0.isMovingToParent ? " in" : "", $0.isMovingFromParent ? " out" : ""].joined() }
        navigation.pushViewController(next, animated: false)
        #expect(journal.take().filter { $0.hasPrefix("next.") && $0.contains("ppear ") }.count == 2)
        navigation.popViewController(animated: false)
        let heard = journal.take()
        #expect(heard.contains("next.willDisappear out"))
        #expect(heard.contains("next.didDisappear out"))
        root.look = next.look
        navigation.pushViewController(screen("other"), animated: false)
        #expect(journal.take().contains("root.willDisappear"))
    }

    @Test func `popping several tells all that they leave, and only the shown one that it disappears`() {
        show()
        let screens = ["a", "b", "c"].map(screen)
        for screen in screens { navigation.pushViewController(screen, animated: false) }
        _ = journal.take()
        #expect(navigation.popToViewController(screens[0], animated: false) == [screens[1], screens[2]])
        #expect(
            journal.take() == [
                "b.willMove(nil)", "c.willMove(nil)", "c.willDisappear", "a.willAppear", "a.isAppearing",
                "c.didDisappear", "a.didAppear", "b.didMove(nil)", "c.didMove(nil)",
            ]
        )
        #expect(navigation.popToRootViewController(animated: false) == [screens[0]])
        #expect(navigation.popToRootViewController(animated: false) == nil)
    }

    @Test func `a push before the transition ends lets it end first`() {
        show()
        let first = screen("first")
        navigation.pushViewController(first, animated: true)
        _ = journal.take()
        navigation.pushViewController(screen("second"), animated: true)
        #expect(journal.take().prefix(3) == ["root.didDisappear", "first.didAppear", "first.didMove(parent)"])
        Headless.advance(by: 0.35)
        #expect(journal.take() == ["first.didDisappear", "second.didAppear", "second.didMove(parent)"])
    }

    @Test func `outside of a window a push tells of the parent alone`() {
        _ = journal.take()
        let next = screen("next")
        navigation.pushViewController(next, animated: true)
        #expect(journal.take() == ["next.willMove(parent)", "next.didMove(parent)"])
        #expect(!next.isViewLoaded)
        navigation.popViewController(animated: true)
        #expect(journal.take() == ["next.willMove(nil)", "next.didMove(nil)"])
    }

    @Test func `the stack can be set, and what stays hears nothing`() {
        show()
        let (first, second) = (screen("first"), screen("second"))
        navigation.setViewControllers([root, first], animated: false)
        _ = journal.take()
        navigation.viewControllers = [root, second, first]
        #expect(journal.take() == ["second.willMove(parent)", "second.didMove(parent)"])
        navigation.viewControllers = [first]
        #expect(
            journal.take() == [
                "root.willMove(nil)", "second.willMove(nil)", "root.didMove(nil)", "second.didMove(nil)",
            ]
        )
    }

    @Test func `a popped controller is let go at once, and after an animation when that is over`() {
        show()
        for animated in [false, true] {
            weak var freed: UIViewController?
            do {
                let next = UIViewController()
                freed = next
                navigation.pushViewController(next, animated: false)
                navigation.popViewController(animated: animated)
            }
            #expect((freed == nil) == !animated)
            Headless.advance(by: 0.35)
            #expect(freed == nil)
        }
    }

    @Test func `a navigation controller in a transition is let go`() {
        weak var freed: UINavigationController?
        do {
            let navigation = UINavigationController(rootViewController: UIViewController())
            freed = navigation
            window.rootViewController = navigation
            window.isHidden = false
            navigation.pushViewController(UIViewController(), animated: true)
            window.rootViewController = nil
        }
        Headless.advance(by: 0.35)
        #expect(freed == nil)
    }

    @Test func `the same controller twice, and one inside another, are raised`() {
        let raised = Headless.exceptions {
            navigation.pushViewController(root, animated: false)
            navigation.pushViewController(UINavigationController(), animated: false)
            navigation.popToViewController(UIViewController(), animated: false)
        }
        #expect(
            raised.map(\.name) == [
                "NSInvalidArgumentException", "NSInvalidArgumentException", "NSInternalInconsistencyException",
            ]
        )
        #expect(raised[0].reason.hasPrefix("Pushing the same view controller instance more than once is not supported"))
        #expect(raised[1].reason == "Pushing a navigation controller is not supported")
        #expect(raised[2].reason == "Tried to pop to a view controller that doesn't exist.")
        #expect(navigation.viewControllers == [root])
    }

    @Test func `the delegate hears what is about to be shown and what is`() {
        final class Delegate: NSObject, UINavigationControllerDelegate {
            let journal: Journal

            init(_ journal: Journal) {
                self.journal = journal
            }

            func navigationController(
                _ navigationController: UINavigationController,
                willShow viewController: UIViewController,
                animated: Bool
            ) {
                journal.note("willShow \(animated)")
            }

            func navigationController(
                _ navigationController: UINavigationController,
                didShow viewController: UIViewController,
                animated: Bool
            ) {
                journal.note("didShow \(animated)")
            }
        }
        let delegate = Delegate(journal)
        navigation.delegate = delegate
        show()
        navigation.pushViewController(UIViewController(), animated: true)
        #expect(journal.take() == ["willShow true", "root.willDisappear"])
        Headless.advance(by: 0.35)
        #expect(journal.take() == ["root.didDisappear", "didShow true"])
    }
}
