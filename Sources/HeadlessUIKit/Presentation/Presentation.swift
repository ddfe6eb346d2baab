/// One controller shown over another, from `present` to the end of `dismiss`.
@MainActor
final class Presentation {
    /// How long an animated presentation or dismissal lasts, in seconds.
    static let duration: TimeInterval = 0.5

    private(set) weak var presenter: UIViewController?
    let presented: UIViewController
    let controller: UIPresentationController
    let container = PresentationContainer()
    let style: UIModalPresentationStyle
    private var transition: TransitionContext?
    /// Where the presenter's view was before it went.
    private weak var formerSuperview: UIView?

    private init(_ plan: Plan, over presenter: UIViewController) {
        self.presenter = presenter
        presented = plan.presented
        controller = plan.controller
        style = plan.style
        container.controller = controller
    }

    // MARK: Presenting

    static func present(
        _ presented: UIViewController,
        from source: UIViewController,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        let presenter = presenter(for: presented, from: source)
        presenter.core.presentation?.finishDismissal()
        guard isAllowed(presented, from: source, over: presenter) else { return }
        guard let plan = Plan(for: presented, from: source, over: presenter) else { return }
        let presentation = Presentation(plan, over: presenter)
        presenter.core.presented = plan.presented
        presenter.core.presentation = presentation
        plan.presented.core.presenting = presenter
        plan.presented.core.presentationController = plan.controller
        presentation.show(from: source, adapted: plan.isAdapted, animated: animated, completion: completion)
    }

    /// The outermost controller around `source`, or the nearest that defines a context where the style asks for one.
    private static func presenter(for presented: UIViewController, from source: UIViewController) -> UIViewController {
        let around = Array(sequence(first: source, next: \.parent))
        let context =
            presented.modalPresentationStyle.staysInContext ? around.first(where: \.definesPresentationContext) : nil
        return context ?? around.last ?? source
    }

    private func show(
        from source: UIViewController,
        adapted: Bool,
        animated: Bool,
        completion: (() -> Void)?
    ) {
        guard let presenter, let window = presenter.viewIfLoaded?.window else { return }
        presented.core.isBeingPresented = true
        presented.loadViewIfNeeded()
        putContainer(into: style.staysInContext ? presenter.view.superview ?? window : window)
        let leads = animated ? leadsForComing(from: source) : TransitionContext.Leads()
        let transition = TransitionContext(castForComing, leads: leads, duration: Self.duration, animated: animated)
        self.transition = transition
        let shownStyle = adapted ? style : .none
        controller.delegate?.presentationController(
            controller,
            willPresentWithAdaptiveStyle: shownStyle,
            transitionCoordinator: presented.transitionCoordinator
        )
        controller.presentationTransitionWillBegin()
        if removesPresentersView { presenter.beginDisappearing(animated: animated) }
        presented.beginAppearing(animated: animated)
        container.placesContents = leads.animator == nil && style != .custom
        if leads.animator == nil { placePresentedView() }
        window.layoutIfNeeded()
        transition.start { [self] completed in
            if completed { endShowing() } else { giveUpShowing(animated: animated) }
            controller.presentationTransitionDidEnd(completed)
            completion?()
        }
    }

    private func endShowing() {
        presented.endTransition()
        if removesPresentersView, let presenter {
            formerSuperview = container.superview
            presenter.view.removeFromSuperview()
            presenter.endTransition()
        }
        presented.core.isBeingPresented = false
    }

    private func giveUpShowing(animated: Bool) {
        presented.beginDisappearing(animated: animated)
        if removesPresentersView { presenter?.beginAppearing(animated: animated) }
        presented.core.isBeingPresented = false
        end([presented])
    }

    private func putContainer(into superview: UIView) {
        container.frame = superview.bounds
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.core.traitOverrides = controller.overrides
        superview.addSubview(container)
        controller.presenter = presenter
        controller.container = container
        controller.activeStyle = style
    }

    private func placePresentedView() {
        guard let view = controller.presentedView else { return }
        view.frame = controller.frameOfPresentedViewInContainerView
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(view)
    }

    // MARK: Dismissing

    static func dismiss(from source: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let around = sequence(first: source, next: \.parent)
        if let presentation = around.lazy.compactMap(\.core.presentation).first(where: { _ in true }) {
            presentation.dismiss(animated: animated, completion: completion)
        } else if let presenter = source.presentingViewController {
            presenter.dismiss(animated: animated, completion: completion)
        }
    }

    /// Takes the presented controller away, and all that is over it; `ending` hears whether that was made.
    func dismiss(animated: Bool, ending: ((Bool) -> Void)? = nil, completion: (() -> Void)?) {
        guard !presented.core.isBeingDismissed else { return }
        transition?.finish()
        let leaving = chain
        for controller in leaving { controller.core.presentation?.transition?.finish() }
        let leads = animated ? leadsForGoing : TransitionContext.Leads()
        let transition = TransitionContext(castForGoing, leads: leads, duration: Self.duration, animated: animated)
        self.transition = transition
        for controller in leaving { controller.core.isBeingDismissed = true }
        controller.dismissalTransitionWillBegin()
        for controller in leaving { controller.beginDisappearing(animated: animated) }
        bringPresenterBack(animated: animated, placesView: leads.animator == nil)
        transition.start { [self] completed in
            if completed { end(leaving) } else { stay(leaving, animated: animated) }
            controller.dismissalTransitionDidEnd(completed)
            ending?(completed)
            completion?()
        }
    }

    /// Takes everything away that is presented, as its presenter goes.
    func abandon() {
        transition?.finish()
        let leaving = chain
        for controller in leaving { controller.core.presentation?.transition?.finish() }
        for controller in leaving { controller.beginDisappearing(animated: false) }
        end(leaving)
    }

    private func bringPresenterBack(animated: Bool, placesView: Bool) {
        guard removesPresentersView, let presenter, let formerSuperview else { return }
        presenter.beginAppearing(animated: animated)
        guard placesView else { return }
        returnPresentersView(to: formerSuperview)
    }

    private func returnPresentersView(to superview: UIView) {
        guard let presenter, presenter.view.superview !== superview else { return }
        presenter.view.frame = superview.bounds
        superview.insertSubview(presenter.view, at: 0)
        superview.window?.layoutIfNeeded()
    }

    private func stay(_ leaving: [UIViewController], animated: Bool) {
        for controller in leaving {
            controller.core.isBeingDismissed = false
            controller.beginAppearing(animated: animated)
        }
        controller.presentedView?.frame = controller.frameOfPresentedViewInContainerView
        if removesPresentersView, let presenter, presenter.isShown {
            presenter.beginDisappearing(animated: animated)
            presenter.view.removeFromSuperview()
            presenter.endTransition()
        }
        for controller in leaving { controller.endTransition() }
    }

    private func end(_ leaving: [UIViewController]) {
        if let formerSuperview, presenter?.isShown == true { returnPresentersView(to: formerSuperview) }
        let presenter = presenter
        let containers = leaving.compactMap { $0.core.presenting?.core.presentation?.container } + [container]
        presenter?.core.presented = nil
        presenter?.core.presentation = nil
        for controller in leaving { controller.forgetPresentation() }
        for container in containers { container.removeFromSuperview() }
        presenter?.endTransition()
        for controller in leaving {
            controller.endTransition()
            controller.core.isBeingDismissed = false
        }
    }

    /// What is presented, from the foremost down to this presentation's own.
    private var chain: [UIViewController] {
        sequence(first: presented, next: \.core.presented).reversed()
    }

    private func finishDismissal() {
        guard presented.core.isBeingDismissed else { return }
        transition?.finish()
    }
}
