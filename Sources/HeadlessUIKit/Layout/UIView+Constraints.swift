extension UIView {
    /// The constraints that this view keeps: those whose items' nearest common container it is, and those added to it.
    public var constraints: [NSLayoutConstraint] { core.constraints.constraints }

    /// Keeps a constraint whose items are this view or are in it, and makes it active.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.owner !== self else { return }
        guard constraint.views.allSatisfy({ $0?.isDescendant(of: self) == true }) else {
            return refuse(constraint)
        }
        constraint.owner?.removeConstraint(constraint)
        keep(constraint)
    }

    /// Keeps constraints whose items are this view or are in it, and makes them active.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Lets go of a constraint that this view keeps; it is active no more.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard constraint.owner === self else { return }
        constraint.owner = nil
        core.constraints.constraints.removeAll { $0 === constraint }
        constraintsDidChange()
    }

    /// Lets go of constraints that this view keeps; they are active no more.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// The active constraints that are about this view along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        constraints(about: self, along: axis)
    }

    /// Whether constraints leave open where the view is; false as long as they are not solved.
    public var hasAmbiguousLayout: Bool { false }

    /// Changes to another layout that the constraints allow; there is none as long as they are not solved.
    public func exerciseAmbiguityInLayout() {}

    /// Keeps a constraint that fits here.
    func keep(_ constraint: NSLayoutConstraint) {
        keep([constraint])
    }

    /// Keeps constraints that fit here.
    func keep(_ constraints: [NSLayoutConstraint]) {
        guard !constraints.isEmpty else { return }
        for constraint in constraints { constraint.owner = self }
        core.constraints.constraints += constraints
        engageConstraints()
        constraintsDidChange()
    }

    /// Lays out anew, as a constraint that this view keeps came, went or is another.
    func constraintsDidChange() {
        setNeedsLayout()
    }

    /// The constraints of this view and of those around it that are about `item`.
    func constraints(about item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        sequence(first: self, next: \.superview)
            .flatMap(\.constraints)
            .filter { $0.axis == axis && $0.items.contains { $0 === item } }
    }

    /// Lets go, on the views around this one, of all constraints that reach into its tree.
    func dropConstraintsFromAbove() {
        for view in sequence(first: self, next: \.superview).dropFirst() where !view.constraints.isEmpty {
            view.removeConstraints(view.constraints.filter { $0.isAbout(treeOf: self) })
        }
    }

    private func refuse(_ constraint: NSLayoutConstraint) {
        Headless.log(
            "The view hierarchy is not prepared for the constraint: \(constraint.words)\n\tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug."
        )
        Headless.raise(
            .generic(
                "Unable to install constraint on view.  Does the constraint reference something from outside the subtree of the view?  That's illegal. constraint:\(constraint.words) view:<\(words)>"
            )
        )
    }
}
