import HeadlessUIKit

/// A presentation controller that notes what it hears.
final class RecordingPresentationController: UIPresentationController {
    var journal: Journal?
    let dimming = UIView(frame: .zero)

    override func presentationTransitionWillBegin() {
        journal?.note("presentationWillBegin")
        containerView?.insertSubview(dimming, at: 0)
        dimming.alpha = 0
        presentedViewController.transitionCoordinator?.animate { _ in self.dimming.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        journal?.note("presentationDidEnd(\(completed))")
    }

    override func dismissalTransitionWillBegin() {
        journal?.note("dismissalWillBegin")
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        journal?.note("dismissalDidEnd(\(completed))")
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(x: 0, y: 400, width: containerView?.bounds.width ?? 0, height: 300)
    }

    override func containerViewWillLayoutSubviews() {
        dimming.frame = containerView?.bounds ?? .zero
    }
}

extension UIViewControllerTransitionCoordinator {
    func animate(_ animation: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
        animate(alongsideTransition: animation, completion: nil)
    }
}
