extension UITabBarController {
    /// Changes which screen is shown, with all that the screens hear on the way.
    func select(_ controller: UIViewController?) {
        guard controller !== selected else { return }
        transition?.finish()
        let former = selected
        selected = controller
        bar.selectedItem = controller?.tabBarItem
        guard isShown, viewIfLoaded?.window != nil else {
            former?.viewIfLoaded?.removeFromSuperview()
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let leads = leads(from: former, to: controller)
        let isAnimated = leads.animator != nil
        controller?.loadViewIfNeeded()
        let transition = TransitionContext(
            cast(from: former, to: controller),
            leads: leads,
            duration: 0,
            animated: isAnimated
        )
        self.transition = transition
        controller?.beginAppearing(animated: isAnimated)
        former?.beginDisappearing(animated: isAnimated)
        if !isAnimated {
            former?.viewIfLoaded?.removeFromSuperview()
            placeContents()
        }
        view.window?.layoutIfNeeded()
        transition.start { [weak self] completed in
            self?.transition = nil
            if completed { self?.end(from: former, to: controller) } else { self?.giveUp(from: former, to: controller) }
        }
    }

    private func end(from former: UIViewController?, to controller: UIViewController?) {
        former?.viewIfLoaded?.removeFromSuperview()
        former?.endTransition()
        controller?.endTransition()
    }

    private func giveUp(from former: UIViewController?, to controller: UIViewController?) {
        selected = former
        bar.selectedItem = former?.tabBarItem
        controller?.beginDisappearing(animated: true)
        former?.beginAppearing(animated: true)
        controller?.viewIfLoaded?.removeFromSuperview()
        placeContents()
        controller?.endTransition()
        former?.endTransition()
    }

    private func cast(from former: UIViewController?, to controller: UIViewController?) -> TransitionContext.Cast {
        TransitionContext.Cast(
            container: contents,
            from: former,
            to: controller,
            fromView: former?.viewIfLoaded,
            toView: controller?.viewIfLoaded,
            finalFrame: controller.map(frame) ?? .zero,
            host: self
        )
    }

    private func leads(from former: UIViewController?, to controller: UIViewController?) -> TransitionContext.Leads {
        guard let delegate, let former, let controller else { return TransitionContext.Leads() }
        let animator = delegate.tabBarController(self, animationControllerForTransitionFrom: former, to: controller)
        let interaction = animator.flatMap { delegate.tabBarController(self, interactionControllerFor: $0) }
        return TransitionContext.Leads(animator: animator, interaction: interaction)
    }
}
