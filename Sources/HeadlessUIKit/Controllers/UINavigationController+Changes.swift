extension UINavigationController {
    /// Whether UIKit would push the controller; raises what UIKit raises where not.
    func isAllowed(_ controller: UIViewController) -> Bool {
        if controller is UINavigationController {
            Headless.raise(.invalidArgument("Pushing a navigation controller is not supported"))
            return false
        }
        if stack.contains(controller) {
            let words = "Pushing the same view controller instance more than once is not supported (\(controller))"
            Headless.raise(.invalidArgument(words))
            return false
        }
        return true
    }

    /// Makes `controllers` the stack, and shows its last one.
    func change(to controllers: [UIViewController], animated: Bool) {
        transition?.finish()
        let former = stack.last
        let leaving = stack.filter { !controllers.contains($0) }
        let entering = controllers.filter { !stack.contains($0) }
        for controller in leaving {
            controller.willMove(toParent: nil)
            controller.core.isMovingFromParent = true
        }
        for controller in entering { addChild(controller) }
        stack = controllers
        navigationBar.setItems(controllers.map(\.navigationItem), animated: animated)
        let step = Step(from: former, to: stack.last, entering: entering, leaving: leaving)
        if isShown, viewIfLoaded?.window != nil { show(step, animated: animated) } else { settle(step) }
    }

    /// One change of the stack.
    struct Step {
        let from: UIViewController?
        let to: UIViewController?
        let entering: [UIViewController]
        let leaving: [UIViewController]

        var changesWhatIsShown: Bool { from !== to }
    }

    /// Changes what is shown, with all that the screens hear on the way.
    private func show(_ step: Step, animated: Bool) {
        guard step.changesWhatIsShown else { return settle(step) }
        step.to?.loadViewIfNeeded()
        if let to = step.to { delegate?.navigationController(self, willShow: to, animated: animated) }
        step.from?.beginDisappearing(animated: animated)
        step.to?.beginAppearing(animated: animated)
        placeContents()
        view.window?.layoutIfNeeded()
        transition = Transition(after: animated ? Self.transitionDuration : 0) { [weak self] in
            step.from?.viewIfLoaded?.removeFromSuperview()
            step.from?.endTransition()
            step.to?.endTransition()
            self?.end(step, animated: animated)
        }
        transition?.start()
    }

    private func end(_ step: Step, animated: Bool) {
        tellOfMoves(step)
        guard let to = step.to else { return }
        delegate?.navigationController(self, didShow: to, animated: animated)
    }

    /// Changes what will be shown once the stack is.
    private func settle(_ step: Step) {
        if step.changesWhatIsShown {
            step.from?.viewIfLoaded?.removeFromSuperview()
            viewIfLoaded?.setNeedsLayout()
        }
        tellOfMoves(step)
    }

    private func tellOfMoves(_ step: Step) {
        for controller in step.entering {
            controller.didMove(toParent: self)
            controller.core.isMovingToParent = false
        }
        for controller in step.leaving { controller.removeFromParent() }
    }

    /// Puts the last screen's view behind the bar, and the bar at the top.
    func placeContents() {
        guard let view = viewIfLoaded else { return }
        let area = view.safeAreaInsets
        navigationBar.isHidden = isNavigationBarHidden
        navigationBar.frame = CGRect(x: 0, y: area.top, width: view.bounds.width, height: UINavigationBar.height)
        guard let top = topViewController, let content = top.view else { return }
        let isBelowBar = !isNavigationBarHidden && !top.edgesForExtendedLayout.contains(.top)
        let insets = UIEdgeInsets(top: isBelowBar ? navigationBar.frame.maxY : 0, left: 0, bottom: 0, right: 0)
        content.frame = view.bounds.inset(by: insets)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard content.superview !== view else { return }
        view.insertSubview(content, belowSubview: navigationBar)
    }
}
