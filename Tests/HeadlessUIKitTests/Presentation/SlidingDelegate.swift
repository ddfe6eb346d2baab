import HeadlessUIKit

/// A delegate that hands an animator out, and a presentation controller where it is told to.
final class SlidingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    let animator: SlidingAnimator
    var interaction: UIPercentDrivenInteractiveTransition?
    private(set) weak var placing: RecordingPresentationController?

    init(_ journal: Journal) {
        animator = SlidingAnimator(journal)
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController,
        presenting: UIViewController,
        source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        animator
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    func presentationController(
        forPresented presented: UIViewController,
        presenting: UIViewController?,
        source: UIViewController
    ) -> UIPresentationController? {
        let made = RecordingPresentationController(presentedViewController: presented, presenting: presenting)
        made.journal = animator.journal
        placing = made
        return made
    }
}
