import HeadlessUIKit

/// An animator that slides a view in or out, and notes what it is asked.
final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let journal: Journal
    var duration: TimeInterval = 0.3

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let from = context.view(forKey: .from) == nil ? "" : " from"
        let to = context.view(forKey: .to) == nil ? "" : " to"
        journal.note("animate\(from)\(to)")
        let moved = context.view(forKey: .to) ?? context.view(forKey: .from)
        if let view = context.view(forKey: .to), let controller = context.viewController(forKey: .to) {
            view.frame = context.finalFrame(for: controller).offsetBy(dx: 0, dy: 500)
            context.containerView.addSubview(view)
        }
        UIView.animate(withDuration: duration) {
            moved?.frame.origin.y -= 500
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) {
        journal.note("ended(\(transitionCompleted))")
    }
}
