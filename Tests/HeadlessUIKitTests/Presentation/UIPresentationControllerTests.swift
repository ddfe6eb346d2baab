import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UIPresentationControllerTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let below: RecordingController
    let above: RecordingController
    let delegate: SlidingDelegate

    init() {
        below = RecordingController("below", in: journal)
        above = RecordingController("above", in: journal)
        delegate = SlidingDelegate(journal)
        above.transitioningDelegate = delegate
        window.rootViewController = below
        window.isHidden = false
        _ = journal.take()
    }

    @Test func `a custom presentation runs its hooks and its animator in order`() throws {
        above.modalPresentationStyle = .custom
        below.present(above, animated: true) { [journal] in journal.note("presented") }
        #expect(
            journal.take() == [
                "above.viewDidLoad", "presentationWillBegin", "above.willAppear", "animate to", "above.isAppearing",
            ]
        )
        let placing = try #require(delegate.placing)
        #expect(placing.dimming.alpha == 1)
        #expect(placing.containerView?.window === window)
        #expect(above.presentationController === placing)
        Headless.advance(by: 0.3)
        #expect(journal.take() == ["above.didAppear", "presentationDidEnd(true)", "presented", "ended(true)"])
        #expect(above.view.frame == CGRect(x: 0, y: 400, width: 393, height: 300))
        above.dismiss(animated: true)
        #expect(journal.take() == ["dismissalWillBegin", "above.willDisappear", "animate from"])
        Headless.advance(by: 0.3)
        #expect(journal.take() == ["above.didDisappear", "dismissalDidEnd(true)", "ended(true)"])
        #expect(window.subviews == [below.view])
    }

    @Test func `without animation no animator is asked`() {
        above.modalPresentationStyle = .custom
        below.present(above, animated: false)
        #expect(!journal.take().contains { $0.hasPrefix("animate") })
        #expect(above.view.frame.minY == 400)
        #expect(above.transitionCoordinator == nil)
    }

    @Test func `over the full screen an animator moves both views`() {
        above.modalPresentationStyle = .fullScreen
        below.present(above, animated: true)
        #expect(journal.take().contains("animate from to"))
        Headless.advance(by: 0.3)
        #expect(journal.take() == ["above.didAppear", "below.didDisappear", "ended(true)"])
        #expect(below.view.window == nil)
        above.dismiss(animated: true)
        #expect(below.view.superview === above.view.superview)
        Headless.advance(by: 0.3)
        #expect(below.view.superview === window)
        #expect(window.subviews == [below.view])
    }

    @Test func `a finger that goes back gives the dismissal up`() {
        let finger = UIPercentDrivenInteractiveTransition()
        delegate.interaction = finger
        above.modalPresentationStyle = .custom
        below.present(above, animated: false)
        _ = journal.take()
        above.dismiss(animated: true)
        #expect(above.transitionCoordinator?.isInteractive == true)
        finger.update(0.5)
        #expect(above.transitionCoordinator?.percentComplete == 0.5)
        Headless.advance(by: 10)
        #expect(above.isBeingDismissed)
        finger.cancel()
        Headless.advance(by: 0.15)
        #expect(
            journal.take() == [
                "dismissalWillBegin", "above.willDisappear", "animate from", "above.willAppear", "above.isAppearing",
                "above.didAppear", "dismissalDidEnd(false)", "ended(false)",
            ]
        )
        #expect(below.presentedViewController === above)
        #expect(above.view.frame.minY == 400)
        #expect(!above.isBeingDismissed)
    }

    @Test func `a finger that goes all the way dismisses`() {
        let finger = UIPercentDrivenInteractiveTransition()
        delegate.interaction = finger
        above.modalPresentationStyle = .custom
        below.present(above, animated: false)
        above.dismiss(animated: true)
        #expect(finger.duration == 0.3)
        finger.update(0.9)
        finger.finish()
        Headless.advance(by: 0.02)
        #expect(below.presentedViewController === above)
        Headless.advance(by: 0.02)
        #expect(below.presentedViewController == nil)
    }

    @Test func `the coordinator moves others along, and tells when it is over`() {
        let view = UIView(frame: .zero)
        below.view.addSubview(view)
        below.present(above, animated: true)
        let coordinator = below.transitionCoordinator
        let isQueued = coordinator?.animate(
            alongsideTransition: { [journal] context in
                journal.note("alongside \(context.transitionDuration)")
                view.alpha = 0
            },
            completion: { [journal] context in journal.note("over, cancelled \(context.isCancelled)") }
        )
        #expect(isQueued == true)
        #expect(journal.take().contains("alongside 0.3"))
        Headless.advance(by: 0.3)
        #expect(journal.take().last == "over, cancelled false")
        #expect(below.transitionCoordinator == nil)
        #expect(coordinator?.animate(alongsideTransition: nil) != true)
    }
}
