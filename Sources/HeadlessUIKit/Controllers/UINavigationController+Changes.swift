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
        let former = stack
        let leaving = stack.filter { !controllers.contains($0) }
        let entering = controllers.filter { !stack.contains($0) }
        for controller in leaving {
            controller.willMove(toParent: nil)
            controller.core.isMovingFromParent = true
        }
        for controller in entering { addChild(controller) }
        stack = controllers
        navigationBar.setItems(controllers.map(\.navigationItem), animated: animated)
        tabBarController?.viewIfLoaded?.setNeedsLayout()
        let step = Step(from: former.last, to: stack.last, entering: entering, leaving: leaving, former: former)
        if isShown, viewIfLoaded?.window != nil { show(step, animated: animated) } else { settle(step) }
    }

    /// One change of the stack.
    struct Step {
        let from: UIViewController?
        let to: UIViewController?
        let entering: [UIViewController]
        let leaving: [UIViewController]
        /// The stack before.
        let former: [UIViewController]

        var changesWhatIsShown: Bool { from !== to }
    }

    /// Changes what is shown, with all that the screens hear on the way.
    private func show(_ step: Step, animated: Bool) {
        guard step.changesWhatIsShown else { return settle(step) }
        step.to?.loadViewIfNeeded()
        let leads = animated ? leads(for: step) : TransitionContext.Leads()
        let transition = TransitionContext(
            cast(of: step),
            leads: leads,
            duration: Self.transitionDuration,
            animated: animated
        )
        self.transition = transition
        if let to = step.to { delegate?.navigationController(self, willShow: to, animated: animated) }
        step.from?.beginDisappearing(animated: animated)
        step.to?.beginAppearing(animated: animated)
        placeContents()
        view.window?.layoutIfNeeded()
        transition.start { [weak self] completed in
            self?.transition = nil
            if leads.animator != nil { self?.viewIfLoaded?.setNeedsLayout() }
            guard completed else { return self?.giveUp(step, animated: animated) ?? () }
            step.from?.viewIfLoaded?.removeFromSuperview()
            step.from?.endTransition()
            step.to?.endTransition()
            self?.end(step, animated: animated)
        }
    }

    /// Goes back to what was shown, as the finger that led did not go all the way.
    private func giveUp(_ step: Step, animated: Bool) {
        step.to?.beginDisappearing(animated: animated)
        step.from?.beginAppearing(animated: animated)
        for controller in step.entering {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in step.leaving { controller.core.isMovingFromParent = false }
        stack = step.former
        navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
        step.to?.viewIfLoaded?.removeFromSuperview()
        placeContents()
        step.to?.endTransition()
        step.from?.endTransition()
    }

    /// Goes back as the user taps the button for it, where the controller itself allows it.
    func userGoesBack() {
        if let bar = self as? any UINavigationBarDelegate, let item = navigationBar.topItem,
            !bar.navigationBar(navigationBar, shouldPop: item)
        {
            return
        }
        popViewController(animated: true)
    }

    private func cast(of step: Step) -> TransitionContext.Cast {
        TransitionContext.Cast(
            container: contents,
            from: step.from,
            to: step.to,
            fromView: step.from?.viewIfLoaded,
            toView: step.to?.viewIfLoaded,
            finalFrame: step.to.map(frame) ?? .zero,
            host: self
        )
    }

    private func leads(for step: Step) -> TransitionContext.Leads {
        guard let delegate, let from = step.from, let to = step.to else { return TransitionContext.Leads() }
        let animator = delegate.navigationController(
            self,
            animationControllerFor: step.former.contains(to) ? .pop : .push,
            from: from,
            to: to
        )
        let interaction = animator.flatMap { delegate.navigationController(self, interactionControllerFor: $0) }
        return TransitionContext.Leads(animator: animator, interaction: interaction)
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

    /// Puts the last screen's view behind the bars, and the bars at the edges.
    func placeContents() {
        guard viewIfLoaded != nil else { return }
        placeBars()
        guard transition?.isLedByApp != true, let top = topViewController, let content = top.view else { return }
        content.frame = frame(of: top)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard content.superview !== contents else { return }
        contents.addSubview(content)
    }

    /// Puts the bars at the edges.
    func placeBars() {
        guard let view = viewIfLoaded else { return }
        let area = view.safeAreaInsets
        contents.frame = view.bounds
        navigationBar.frame = CGRect(x: 0, y: area.top, width: view.bounds.width, height: navigationBar.ownHeight)
        placeToolbar(in: view)
    }

    /// Where a screen's view is among the bars.
    func frame(of controller: UIViewController) -> CGRect {
        let isBelowBar = !navigationBar.isHidden && !controller.edgesForExtendedLayout.contains(.top)
        let isAboveBar = showsToolbar && !controller.edgesForExtendedLayout.contains(.bottom)
        let insets = UIEdgeInsets(
            top: isBelowBar ? navigationBar.frame.maxY : 0,
            left: 0,
            bottom: isAboveBar ? contents.bounds.height - toolbar.frame.minY : 0,
            right: 0
        )
        return contents.bounds.inset(by: insets)
    }
}
