import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewControllerAppearanceTests {
    private let journal = Journal()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    private func show(_ controller: UIViewController) {
        window.rootViewController = controller
        window.isHidden = false
    }

    @Test func `a controller hears of its appearance in UIKit's order`() {
        let controller = LayoutRecordingController("one", in: journal)
        controller.look = { $0.viewIfLoaded?.window == nil ? " off" : " on" }
        show(controller)
        #expect(
            journal.take() == [
                "one.viewDidLoad off", "one.willAppear off", "one.isAppearing on", "one.willLayout", "one.didLayout",
                "one.didAppear on",
            ]
        )
    }

    @Test func `the view is loaded when the window is shown, not before`() {
        let controller = UIViewController()
        window.rootViewController = controller
        #expect(!controller.isViewLoaded)
        window.isHidden = false
        #expect(controller.isViewLoaded)
        #expect(controller.view.superview === window)
        #expect(controller.view.frame == window.bounds)
    }

    @Test func `a root that is replaced disappears and is let go`() {
        weak var freed: UIViewController?
        do {
            let first = RecordingController("first", in: journal)
            freed = first
            show(first)
        }
        _ = journal.take()
        window.rootViewController = RecordingController("second", in: journal)
        #expect(
            journal.take() == [
                "first.willDisappear", "first.didDisappear",
                "second.viewDidLoad", "second.willAppear", "second.isAppearing", "second.didAppear",
            ]
        )
        #expect(freed == nil)
        #expect(window.subviews.count == 1)
    }

    @Test func `children in the view hear inside of what their parent hears`() {
        let parent = RecordingController("parent", in: journal)
        let child = RecordingController("child", in: journal)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        _ = journal.take()
        show(parent)
        #expect(
            journal.take() == [
                "parent.willAppear", "child.willAppear", "parent.isAppearing", "child.isAppearing",
                "child.didAppear", "parent.didAppear",
            ]
        )
        window.rootViewController = nil
        #expect(
            journal.take() == [
                "parent.willDisappear", "child.willDisappear", "child.didDisappear", "parent.didDisappear",
            ]
        )
    }

    @Test func `a controller whose view is in the tree hears, even if addChild was forgotten`() {
        let parent = UIViewController()
        let stray = RecordingController("stray", in: journal)
        parent.view.addSubview(stray.view)
        _ = journal.take()
        show(parent)
        #expect(journal.take() == ["stray.willAppear", "stray.isAppearing", "stray.didAppear"])
    }

    @Test func `a child whose view is not in the tree hears nothing`() {
        let parent = UIViewController()
        let child = RecordingController("child", in: journal)
        parent.addChild(child)
        _ = journal.take()
        show(parent)
        #expect(journal.take() == [])
    }

    @Test func `a child added to a visible parent appears at once, and has appeared at the next turn`() {
        let parent = UIViewController()
        show(parent)
        let child = RecordingController("child", in: journal)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(
            journal.take() == [
                "child.willMove(parent)", "child.viewDidLoad", "child.willAppear", "child.didMove(parent)",
            ]
        )
        Headless.advance(by: 0)
        #expect(journal.take() == ["child.isAppearing", "child.didAppear"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            journal.take() == [
                "child.willMove(nil)", "child.willDisappear", "child.didDisappear", "child.didMove(nil)",
            ]
        )
    }

    @Test func `without automatic forwarding only begin and end drive a child`() {
        final class Manual: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let parent = Manual()
        let child = RecordingController("child", in: journal)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        _ = journal.take()
        show(parent)
        Headless.advance(by: 0)
        #expect(journal.take() == [])
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
        #expect(journal.take() == ["child.willAppear", "child.isAppearing", "child.didAppear"])
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(journal.take() == ["child.willDisappear", "child.didDisappear"])
    }

    @Test func `layout in the window calls the controller around layoutSubviews`() {
        let controller = LayoutRecordingController("one", in: journal)
        controller.view = RecordingView("view", in: journal)
        show(controller)
        _ = journal.take()
        controller.view.setNeedsLayout()
        window.layoutIfNeeded()
        #expect(journal.take() == ["one.willLayout", "view.layoutSubviews", "one.didLayout"])
    }

    @Test func `the controller hears of another safe area`() {
        final class Safe: UIViewController {
            var count = 0

            override func viewSafeAreaInsetsDidChange() {
                count += 1
            }
        }
        let controller = Safe()
        show(controller)
        #expect(controller.count == 1)
        #expect(controller.view.safeAreaInsets.top == 59)
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        window.layoutIfNeeded()
        #expect(controller.count == 2)
        #expect(controller.view.safeAreaInsets.top == 69)
    }
}
