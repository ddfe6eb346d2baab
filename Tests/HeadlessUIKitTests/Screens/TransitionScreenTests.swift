import Testing

@testable import HeadlessUIKit

private final class CardPresentation: UIPresentationController {
    let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override var shouldRemovePresentersView: Bool { false }

    override func presentationTransitionWillBegin() {
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
        dimming.frame = containerView?.bounds ?? .zero
        dimming.alpha = 0
        containerView?.insertSubview(dimming, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else { return dimming.alpha = 1 }
        coordinator.animate(alongsideTransition: { context in
            self.dimming.alpha = context.completionCurve == .easeInOut ? 1 : 0.5
        })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimming.removeFromSuperview() }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimming.removeFromSuperview() }
    }
}

private final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext),
            timingParameters: UISpringTimingParameters(dampingRatio: 1)
        )
        if let view = transitionContext.view(forKey: .to),
            let controller = transitionContext.viewController(forKey: .to)
        {
            let end = transitionContext.finalFrame(for: controller)
            view.frame = end.offsetBy(dx: 0, dy: end.height)
            transitionContext.containerView.addSubview(view)
            made.addAnimations { view.frame = end }
        }
        made.addCompletion { _ in transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

private final class CardTransitions: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? { CardPresentation(presentedViewController: presented, presenting: presenting) }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { RiseAnimator() }
}

@MainActor @Suite struct TransitionScreenTests {
    private let root = UIViewController()
    private let card = UIViewController()
    private let transitions = CardTransitions()
    private let window = UIWindow(frame: UIScreen.main.bounds)

    /// Presents in the test itself: a test of a turn that ran between would turn this window too.
    private func present() {
        window.rootViewController = root
        window.makeKeyAndVisible()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = transitions
        root.present(card, animated: true)
    }

    @Test func `the card rises by the animator that a finger could hold`() {
        present()
        Headless.drain()
        #expect(card.view.frame == CGRect(x: 0, y: 426, width: 393, height: 426))
        let presentation = card.presentationController as? CardPresentation
        #expect(presentation?.dimming.alpha == 1)
    }

    @Test func `the card goes, and the dimming with it`() {
        present()
        Headless.drain()
        let presentation = card.presentationController as? CardPresentation
        root.dismiss(animated: true)
        Headless.drain()
        #expect(root.presentedViewController == nil)
        #expect(presentation?.dimming.superview == nil)
    }
}
