import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct UINavigationControllerAnimatorTests {
    let journal = Journal()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let root: RecordingController
    let next: RecordingController
    let navigation: UINavigationController
    let delegate: SlidingNavigationDelegate

    init() {
        root = RecordingController("root", in: journal)
        next = RecordingController("next", in: journal)
        navigation = UINavigationController(rootViewController: root)
        delegate = SlidingNavigationDelegate(journal)
        navigation.delegate = delegate
        window.rootViewController = navigation
        window.isHidden = false
        _ = journal.take()
    }

    @Test func `an animator of the delegate shows a push`() {
        navigation.pushViewController(next, animated: true)
        #expect(
            journal.take() == [
                "next.willMove(parent)", "next.viewDidLoad", "push", "root.willDisappear", "next.willAppear",
                "animate from to", "next.isAppearing",
            ]
        )
        #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === next)
        #expect(next.transitionCoordinator === navigation.transitionCoordinator)
        Headless.advance(by: 0.3)
        #expect(journal.take() == ["root.didDisappear", "next.didAppear", "next.didMove(parent)", "ended(true)"])
        #expect(root.view.superview == nil)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test func `a finger that goes back keeps the screen`() {
        navigation.pushViewController(next, animated: false)
        _ = journal.take()
        let finger = UIPercentDrivenInteractiveTransition()
        delegate.interaction = finger
        navigation.popViewController(animated: true)
        navigation.transitionCoordinator?.notifyWhenInteractionChanges { [journal] in
            journal.note("cancelled \($0.isCancelled)")
        }
        finger.update(0.2)
        finger.cancel()
        Headless.drain()
        #expect(journal.take().contains("cancelled true"))
        #expect(navigation.viewControllers == [root, next])
        #expect(next.view.window === window)
        #expect(next.parent === navigation)
        #expect(root.view.superview == nil)
    }

    @Test func `a finger that goes all the way pops`() {
        navigation.pushViewController(next, animated: false)
        let finger = UIPercentDrivenInteractiveTransition()
        delegate.interaction = finger
        navigation.popViewController(animated: true)
        finger.finish()
        Headless.drain()
        #expect(navigation.viewControllers == [root])
        #expect(next.parent == nil)
        #expect(root.view.window === window)
    }

    @Test func `what moves along with a push does so at once`() {
        navigation.pushViewController(next, animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [journal] _ in journal.note("over") }
        Headless.advance(by: 0.3)
        #expect(journal.take().last == "over")
    }
}

/// A delegate that hands an animator out, and a finger where it is told to.
@MainActor
final class SlidingNavigationDelegate: NSObject, UINavigationControllerDelegate {
    let animator: SlidingAnimator
    var interaction: UIPercentDrivenInteractiveTransition?

    init(_ journal: Journal) {
        animator = SlidingAnimator(journal)
        super.init()
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator.journal.note("\(operation)")
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }
}
