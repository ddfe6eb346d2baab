extension UIViewController {
    func takeIn(_ child: UIViewController) {
        guard child !== self else {
            return Headless.raise(.invalidArgument("Can't add self as a child view controller"))
        }
        guard child.core.parent !== self else { return }
        child.willMove(toParent: self)
        child.core.parent?.core.children.removeAll { $0 === child }
        core.children.append(child)
        child.core.parent = self
        child.core.isMovingToParent = true
    }

    func leaveParent() {
        guard let parent = core.parent else { return }
        parent.core.children.removeAll { $0 === self }
        core.parent = nil
        didMove(toParent: nil)
        core.isMovingFromParent = false
    }

    /// Puts a child's view into the place of another's, animated.
    public func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard fromViewController.parent === self, toViewController.parent === self else {
            return Headless.raise(
                .invalidArgument(
                    "Children view controllers \(fromViewController) and \(toViewController) must have a common parent view"
                        + " controller when calling -[UIViewController transitionFromViewController:toViewController:"
                        + "duration:options:animations:completion:]"
                )
            )
        }
        let animated = duration > 0
        if isShown { toViewController.beginAppearing(animated: animated) }
        if isShown { fromViewController.beginDisappearing(animated: animated) }
        fromViewController.view.superview?.addSubview(toViewController.view)
        UIView.transition(with: view, duration: duration, options: options, animations: animations) { isFinished in
            fromViewController.view.removeFromSuperview()
            fromViewController.endTransition()
            toViewController.endTransition()
            completion?(isFinished)
        }
    }
}
