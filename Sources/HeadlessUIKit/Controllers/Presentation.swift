/// One controller shown over another, from `present` to the end of `dismiss`.
@MainActor
final class Presentation {
    /// How long an animated presentation or dismissal lasts, in seconds.
    static let duration: TimeInterval = 0.5

    private weak var presenter: UIViewController?
    private let presented: UIViewController
    private let style: UIModalPresentationStyle
    private var transition: Transition?
    /// Where the presenter's view was before it went.
    private weak var formerSuperview: UIView?

    private init(of presented: UIViewController, over presenter: UIViewController) {
        self.presenter = presenter
        self.presented = presented
        style = presented.modalPresentationStyle
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
        let presentation = Presentation(of: presented, over: presenter)
        presenter.core.presented = presented
        presenter.core.presentation = presentation
        presented.core.presenting = presenter
        presentation.show(animated: animated, completion: completion)
    }

    /// The outermost controller around `source`, or the nearest that defines a context where the style asks for one.
    private static func presenter(for presented: UIViewController, from source: UIViewController) -> UIViewController {
        let around = Array(sequence(first: source, next: \.parent))
        let context =
            presented.modalPresentationStyle.staysInContext ? around.first(where: \.definesPresentationContext) : nil
        return context ?? around.last ?? source
    }

    private func show(animated: Bool, completion: (() -> Void)?) {
        guard let presenter, let window = presenter.viewIfLoaded?.window else { return }
        presented.core.isBeingPresented = true
        presented.loadViewIfNeeded()
        if style.removesWhatIsBelow { presenter.beginDisappearing(animated: animated) }
        presented.beginAppearing(animated: animated)
        place(presented.view, in: style.staysInContext ? presenter.view.superview ?? window : window)
        window.layoutIfNeeded()
        transition = Transition(after: animated ? Presentation.duration : 0) { [weak self] in
            self?.endShowing()
            completion?()
        }
        transition?.start()
    }

    private func endShowing() {
        presented.endTransition()
        if style.removesWhatIsBelow, let presenter {
            formerSuperview = presenter.view.superview
            presenter.view.removeFromSuperview()
            presenter.endTransition()
        }
        presented.core.isBeingPresented = false
    }

    private func place(_ view: UIView, in container: UIView) {
        let top = style.isSheet ? UIScreen.safeArea.top + 10 : 0
        view.frame = container.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
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

    private func dismiss(animated: Bool, completion: (() -> Void)?) {
        guard !presented.core.isBeingDismissed else { return }
        transition?.finish()
        let leaving = chain
        for controller in leaving { controller.core.presentation?.transition?.finish() }
        for controller in leaving {
            controller.core.isBeingDismissed = true
            controller.beginDisappearing(animated: animated)
        }
        bringPresenterBack(animated: animated)
        transition = Transition(after: animated ? Presentation.duration : 0) { [weak self] in
            self?.end(leaving)
            completion?()
        }
        transition?.start()
    }

    /// Takes everything away that is presented, as its presenter goes.
    func abandon() {
        transition?.finish()
        let leaving = chain
        for controller in leaving { controller.core.presentation?.transition?.finish() }
        for controller in leaving { controller.beginDisappearing(animated: false) }
        end(leaving)
    }

    private func bringPresenterBack(animated: Bool) {
        guard style.removesWhatIsBelow, let presenter, let formerSuperview else { return }
        presenter.beginAppearing(animated: animated)
        presenter.view.frame = formerSuperview.bounds
        formerSuperview.insertSubview(presenter.view, at: 0)
        formerSuperview.window?.layoutIfNeeded()
    }

    private func end(_ leaving: [UIViewController]) {
        let presenter = presenter
        presenter?.core.presented = nil
        presenter?.core.presentation = nil
        for controller in leaving {
            controller.viewIfLoaded?.removeFromSuperview()
            controller.core.presenting = nil
            controller.core.presented = nil
            controller.core.presentation = nil
        }
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
