extension Presentation {
    /// Whether the presenter's view goes once the controller is shown.
    var removesPresentersView: Bool { controller.shouldRemovePresentersView }

    /// Who takes part as the controller comes.
    var castForComing: TransitionContext.Cast {
        TransitionContext.Cast(
            container: container,
            from: presenter,
            to: presented,
            fromView: removesPresentersView ? presenter?.viewIfLoaded : nil,
            toView: controller.presentedView,
            finalFrame: controller.frameOfPresentedViewInContainerView,
            style: style
        )
    }

    /// Who takes part as the controller goes.
    var castForGoing: TransitionContext.Cast {
        TransitionContext.Cast(
            container: container,
            from: presented,
            to: presenter,
            fromView: controller.presentedView,
            toView: removesPresentersView ? presenter?.viewIfLoaded : nil,
            finalFrame: container.bounds,
            style: style
        )
    }

    /// Who shows that the controller comes.
    func leadsForComing(from source: UIViewController) -> TransitionContext.Leads {
        guard let delegate = presented.transitioningDelegate, let presenter else { return TransitionContext.Leads() }
        let animator = delegate.animationController(
            forPresented: presented,
            presenting: presenter,
            source: source
        )
        let interaction = animator.flatMap { delegate.interactionControllerForPresentation(using: $0) }
        return TransitionContext.Leads(animator: animator, interaction: interaction)
    }

    /// Who shows that the controller goes.
    var leadsForGoing: TransitionContext.Leads {
        guard let delegate = presented.transitioningDelegate else { return TransitionContext.Leads() }
        let animator = delegate.animationController(forDismissed: presented)
        let interaction = animator.flatMap { delegate.interactionControllerForDismissal(using: $0) }
        return TransitionContext.Leads(animator: animator, interaction: interaction)
    }
}

extension UIViewController {
    /// Knows no more that it was presented.
    func forgetPresentation() {
        core.presenting = nil
        core.presented = nil
        core.presentation = nil
        core.presentationController?.activeStyle = nil
        core.presentationController = nil
    }
}
