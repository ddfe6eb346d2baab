import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIViewControllerPresentationTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let below: RecordingController
    let above: RecordingController

    init() {
        below = RecordingController("below", in: journal)
        above = RecordingController("above", in: journal)
        window.rootViewController = below
        window.isHidden = false
        _ = journal.take()
    }

    @Test func `over the full screen both hear, in UIKit's order`() {
        above.modalPresentationStyle = .fullScreen
        below.present(above, animated: true) { [journal] in journal.note("presented") }
        #expect(
            journal.take() == ["above.viewDidLoad", "below.willDisappear", "above.willAppear", "above.isAppearing"]
        )
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["above.didAppear", "below.didDisappear", "presented"])
        #expect(below.view.window == nil)
        above.dismiss(animated: true) { [journal] in journal.note("dismissed") }
        #expect(journal.take() == ["above.willDisappear", "below.willAppear", "below.isAppearing"])
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["below.didAppear", "above.didDisappear", "dismissed"])
        #expect(below.view.superview === window)
        #expect(above.view.window == nil)
    }

    @Test func `unanimated it all happens at once`() {
        above.modalPresentationStyle = .fullScreen
        below.present(above, animated: false)
        #expect(journal.take().suffix(2) == ["above.didAppear", "below.didDisappear"])
        below.dismiss(animated: false)
        #expect(journal.take().suffix(2) == ["below.didAppear", "above.didDisappear"])
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen])
    func `what is below a sheet hears nothing`(_ style: UIModalPresentationStyle) {
        above.modalPresentationStyle = style
        below.present(above, animated: false)
        #expect(journal.take() == ["above.viewDidLoad", "above.willAppear", "above.isAppearing", "above.didAppear"])
        #expect(below.view.window === window)
        below.dismiss(animated: false)
        #expect(journal.take() == ["above.willDisappear", "above.didDisappear"])
    }

    @Test func `the controller knows that it is being presented and dismissed`() {
        above.look = {
            [$0.isBeingPresented ? " presented" : "", $0.isBeingDismissed ? " dismissed" : ""].joined()
        }
        below.present(above, animated: true)
        Headless.advance(by: 0.5)
        #expect(
            journal.take() == [
                "above.viewDidLoad presented", "above.willAppear presented", "above.isAppearing presented",
                "above.didAppear presented",
            ]
        )
        #expect(!above.isBeingPresented)
        below.dismiss(animated: true)
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["above.willDisappear dismissed", "above.didDisappear dismissed"])
        #expect(!above.isBeingDismissed)
    }

    @Test func `both know each other, until the dismissed one has disappeared`() {
        above.look = { $0.presentingViewController == nil ? " alone" : "" }
        below.present(above, animated: false)
        #expect(below.presentedViewController === above)
        #expect(above.presentingViewController === below)
        #expect(above.next === below)
        _ = journal.take()
        below.dismiss(animated: false)
        #expect(journal.take() == ["above.willDisappear", "above.didDisappear alone"])
        #expect(below.presentedViewController == nil)
    }

    @Test func `presenting while presenting is ignored and logged`() {
        below.present(above, animated: false)
        let other = UIViewController()
        let lines = Headless.lines {
            below.present(other, animated: false) { [journal] in journal.note("never") }
        }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("which is already presenting") == true)
        #expect(below.presentedViewController === above)
        #expect(!other.isViewLoaded)
        #expect(!journal.take().contains("never"))
    }

    @Test func `presenting from outside of a window is ignored and logged`() {
        let lines = Headless.lines { UIViewController().present(above, animated: false) }
        #expect(lines.first?.hasSuffix("whose view is not in the window hierarchy.") == true)
        #expect(above.presentingViewController == nil)
    }

    @Test func `presenting what cannot be presented is raised`() {
        let child = UIViewController()
        let parent = UIViewController()
        parent.addChild(child)
        let raised = Headless.exceptions {
            below.present(below, animated: false)
            below.present(child, animated: false)
            below.present(above, animated: false)
            above.present(above, animated: false)
        }
        #expect(raised.map(\.name) == Array(repeating: "NSInvalidArgumentException", count: 3))
        #expect(raised[1].reason.contains("has a parent view controller"))
    }

    @Test func `dismissing where nothing is presented goes to the presenter, and does nothing at the bottom`() {
        below.present(above, animated: false)
        above.dismiss(animated: false)
        #expect(below.presentedViewController == nil)
        _ = journal.take()
        below.dismiss(animated: false) { [journal] in journal.note("dismissed") }
        #expect(journal.take() == [])
    }

    @Test func `dismissing takes everything away that is above`() {
        let top = RecordingController("top", in: journal)
        below.present(above, animated: false)
        above.present(top, animated: false)
        #expect(below.presentedViewController === above)
        #expect(above.presentedViewController === top)
        _ = journal.take()
        below.dismiss(animated: false)
        #expect(
            journal.take() == ["top.willDisappear", "above.willDisappear", "top.didDisappear", "above.didDisappear"]
        )
        #expect(window.subviews == [below.view])
        #expect(above.presentedViewController == nil)
    }

    @Test func `a child presents for the outermost controller around it`() {
        let child = UIViewController()
        below.addChild(child)
        child.present(above, animated: false)
        #expect(above.presentingViewController === below)
        #expect(child.presentedViewController === above)
        child.dismiss(animated: false)
        #expect(below.presentedViewController == nil)
    }

    @Test func `dismissing before the presentation ends lets it end first`() {
        below.present(above, animated: true) { [journal] in journal.note("presented") }
        _ = journal.take()
        below.dismiss(animated: true)
        #expect(journal.take() == ["above.didAppear", "presented", "above.willDisappear"])
        Headless.advance(by: 0.5)
        #expect(journal.take() == ["above.didDisappear"])
    }

    @Test func `another can be presented as soon as the former is being dismissed`() {
        below.present(above, animated: false)
        below.dismiss(animated: true)
        let next = UIViewController()
        below.present(next, animated: true)
        #expect(below.presentedViewController === next)
        Headless.advance(by: 0.5)
        #expect(below.presentedViewController === next)
        #expect(next.view.window === window)
    }

    @Test func `a dismissed controller is let go`() {
        weak var freed: UIViewController?
        do {
            let controller = UIViewController()
            freed = controller
            below.present(controller, animated: true)
        }
        Headless.advance(by: 0.5)
        below.dismiss(animated: true)
        #expect(freed != nil)
        Headless.advance(by: 0.5)
        #expect(freed == nil)
    }

    @Test func `what a replaced root presents goes with it`() {
        weak var freed: UIViewController?
        do {
            let controller = RecordingController("above", in: journal)
            freed = controller
            below.present(controller, animated: false)
        }
        _ = journal.take()
        window.rootViewController = UIViewController()
        #expect(
            journal.take() == [
                "above.willDisappear", "above.didDisappear", "below.willDisappear", "below.didDisappear",
            ]
        )
        #expect(freed == nil)
        #expect(window.subviews.count == 1)
    }

    @Test func `show presents where there is no navigation controller`() {
        below.show(above, sender: nil)
        #expect(below.presentedViewController === above)
    }

    @Test func `a presenter that goes during its presentation's end harms nothing`() {
        weak var freed: UIViewController?
        do {
            let root = UIViewController()
            freed = root
            window.rootViewController = root
            root.present(above, animated: true)
            window.rootViewController = nil
        }
        Headless.advance(by: 0.5)
        #expect(freed == nil)
        #expect(above.presentingViewController == nil)
        #expect(window.subviews.isEmpty)
    }
}
