extension UIView {
    /// Tells those that know of the view that it goes: a weak reference would slow down each hold on a view.
    ///
    /// The end may come on any thread, which is why what a view stores can be looked at from everywhere.
    nonisolated func tellOfEnd() {
        core.layer.view = nil
        core.constraints.trace?.forget()
        for subview in core.subviews { subview.core.superview = nil }
    }

    /// Puts `view` among the subviews, at the place that `place` finds once the view has left its former superview.
    func insert(_ view: UIView, at place: ([UIView]) -> Int) {
        guard view !== self, !isDescendant(of: view) else {
            let reason = view === self ? "Can't add self as subview" : "Can't add a view's superview as its subview"
            return Headless.raise(.invalidArgument(reason))
        }
        guard view.superview !== self else { return reorder(view, at: place) }
        let formerWindow = view.window
        let formerTint = view.effectiveTint
        let formerTraits = view.superview == nil ? nil : view.traitCollection
        view.superview?.willRemoveSubview(view)
        view.prepareToMove(from: formerWindow, to: window)
        view.willMove(toSuperview: self)
        view.detach()
        attach(view, at: place)
        view.finishMove(from: formerWindow, to: window)
        view.didMoveToSuperview()
        didAddSubview(view)
        if view.core.tint == nil, formerTint != view.effectiveTint { view.tellOfTint() }
        if let formerTraits { view.tellOfTraits(before: formerTraits) }
    }

    /// Takes the view out of its superview.
    func leaveSuperview() {
        guard let superview else { return }
        let formerWindow = window
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        prepareToMove(from: formerWindow, to: nil)
        detach()
        Animation.interruptAll(below: self)
        finishMove(from: formerWindow, to: nil)
        didMoveToSuperview()
    }

    private func reorder(_ view: UIView, at place: ([UIView]) -> Int) {
        core.subviews.removeAll { $0 === view }
        view.layer.removeFromSuperlayer()
        attach(view, at: place)
    }

    private func attach(_ view: UIView, at place: ([UIView]) -> Int) {
        let index = place(core.subviews)
        if index < core.subviews.count {
            layer.insertSublayer(view.layer, below: core.subviews[index].layer)
        } else {
            layer.addSublayer(view.layer)
        }
        core.subviews.insert(view, at: index)
        view.core.superview = self
        setNeedsLayout()
        takeInConstraints(of: view)
        if view.core.needsLayout || view.core.subviewNeedsLayout { markSubviewForLayout() }
    }

    private func detach() {
        dropConstraintsFromAbove()
        superview?.core.subviews.removeAll { $0 === self }
        superview?.setNeedsLayout()
        layer.removeFromSuperlayer()
        core.superview = nil
    }

    private func prepareToMove(from former: UIWindow?, to new: UIWindow?) {
        guard former !== new else { return }
        if let former, new == nil { former.giveUpFirstResponder(below: self) }
        tellBeforeMove(to: new)
    }

    private func tellBeforeMove(to window: UIWindow?) {
        willMove(toWindow: window)
        core.controller?.viewWillMove(to: window)
        for subview in subviews { subview.tellBeforeMove(to: window) }
    }

    private func finishMove(from former: UIWindow?, to new: UIWindow?) {
        guard former !== new else { return }
        tellAfterMove()
    }

    private func tellAfterMove() {
        if window != nil { Appearance.apply(to: self) }
        didMoveToWindow()
        if window != nil { displayFirst() }
        core.controller?.viewDidMoveToWindow()
        for subview in subviews { subview.tellAfterMove() }
    }
}
