extension UIView {
    /// Whether `updateConstraints` is due.
    public func needsUpdateConstraints() -> Bool { core.constraints.needsUpdate }

    /// Lets those update their constraints, here and below, for whom it is due.
    public func updateConstraintsIfNeeded() {
        if isInConstrainedTree { updateConstraintsInTree() }
    }

    /// Says that `updateConstraints` is due before the next layout.
    public func setNeedsUpdateConstraints() {
        core.constraints.needsUpdate = true
        UIView.isLayoutPending = true
        superview?.markSubviewForConstraints()
        engageConstraints()
    }

    /// Notes, in all views around, that someone has to do with constraints.
    func engageConstraints() {
        var view: UIView? = self
        while let current = view, !current.core.constraints.isEngaged {
            current.core.constraints.isEngaged = true
            view = current.superview
        }
    }

    /// Follows that `subview` came.
    func takeInConstraints(of subview: UIView) {
        if subview.isConstrained { engageConstraints() }
        markSubviewForConstraints()
    }

    /// Whether anyone in the whole tree has to do with constraints.
    var isInConstrainedTree: Bool {
        sequence(first: self, next: \.superview).contains(where: \.isConstrained)
    }

    private var isConstrained: Bool {
        core.constraints.isEngaged || type(of: self).requiresConstraintBasedLayout
    }

    /// Whether `updateConstraints` is due here or below.
    var waitsForConstraints: Bool { core.constraints.needsUpdate || core.constraints.subviewNeedsUpdate }

    /// Lets those update their constraints for whom it is due: what is inside before what is around it.
    func updateConstraintsInTree() {
        if core.constraints.subviewNeedsUpdate {
            core.constraints.subviewNeedsUpdate = false
            for subview in subviews where subview.waitsForConstraints { subview.updateConstraintsInTree() }
        }
        guard core.constraints.needsUpdate else { return }
        core.constraints.needsUpdate = false
        guard let controller = core.controller else { return updateConstraints() }
        controller.updateViewConstraints()
    }

    /// Places the subviews by the constraints, after these are up to date and before `layoutSubviews`.
    ///
    /// Constraints are kept but not solved yet, so that each view stays where its frame, its autoresizing mask or its
    /// stack view puts it. The solver's results are to be written into the subviews' frames here, and nowhere else.
    func placeByConstraints() {}

    private func markSubviewForConstraints() {
        var view: UIView? = self
        while let current = view, !current.core.constraints.subviewNeedsUpdate {
            current.core.constraints.subviewNeedsUpdate = true
            view = current.superview
        }
    }
}
