extension UIViewController {
    /// Where a controller's view is between not shown and shown.
    enum Appearance: Equatable {
        case disappeared
        case appearing(animated: Bool)
        case appeared
        case disappearing(animated: Bool)
    }

    /// Whether the view is shown, or about to be.
    var isShown: Bool {
        switch core.appearance {
        case .appearing, .appeared: true
        case .disappearing, .disappeared: false
        }
    }

    var isAppearing: Bool {
        if case .appearing = core.appearance { true } else { false }
    }

    func beginAppearing(animated: Bool) {
        guard !isShown else { return }
        loadViewIfNeeded()
        core.appearance = .appearing(animated: animated)
        core.knowsThatItIsAppearing = false
        viewWillAppear(animated)
        prepareChildren()
        for child in forwarded { child.beginAppearing(animated: animated) }
    }

    func beginDisappearing(animated: Bool) {
        guard isShown else { return }
        core.appearance = .disappearing(animated: animated)
        viewWillDisappear(animated)
        for child in forwarded { child.beginDisappearing(animated: animated) }
    }

    /// Ends what was begun: the children first, then this one.
    func endTransition() {
        core.endsItsTransition = false
        switch core.appearance {
        case .appearing(let animated):
            tellThatItIsAppearing()
            core.appearance = .appeared
            for child in forwarded { child.endTransition() }
            viewDidAppear(animated)
        case .disappearing(let animated):
            core.appearance = .disappeared
            for child in forwarded { child.endTransition() }
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
    }

    /// Tells once per appearance that the view is in its window: this one first, then the children.
    func tellThatItIsAppearing() {
        guard case .appearing(let animated) = core.appearance, !core.knowsThatItIsAppearing else { return }
        guard viewIfLoaded?.window != nil else { return }
        core.knowsThatItIsAppearing = true
        viewIsAppearing(animated)
        for child in forwarded { child.tellThatItIsAppearing() }
    }

    // MARK: Views that come and go without a container's doing

    func viewWillMove(to window: UIWindow?) {
        guard isMovedByItsView, isShown == (window == nil) else { return }
        core.endsItsTransition = true
        if window == nil { beginDisappearing(animated: false) } else { beginAppearing(animated: false) }
    }

    func viewDidMoveToWindow() {
        view.setNeedsLayout()
        guard core.endsItsTransition, enclosing?.isInTransition != true else { return }
        switch core.appearance {
        case .disappearing: endTransition()
        case .appearing:
            Headless.schedule(after: 0) { [weak self] in
                guard let self, isAppearing else { return }
                endTransition()
            }
        case .appeared, .disappeared: return
        }
    }

    private var isMovedByItsView: Bool {
        (parent ?? enclosing)?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    private var isInTransition: Bool {
        switch core.appearance {
        case .appearing, .disappearing: true
        case .appeared, .disappeared: false
        }
    }

    /// The controller of the nearest view around this one's.
    private var enclosing: UIViewController? {
        guard let superview = viewIfLoaded?.superview else { return nil }
        return sequence(first: superview, next: \.superview).lazy.compactMap(\.core.controller).first { _ in true }
    }

    /// The controllers whose views are inside this one's, and that hear what it hears.
    private var forwarded: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return view.subviews.flatMap(\.controllers)
    }
}

extension UIView {
    /// The controllers of this view and of those below, without those inside of others.
    fileprivate var controllers: [UIViewController] {
        core.controller.map { [$0] } ?? subviews.flatMap(\.controllers)
    }
}
