extension NSLayoutConstraint {
    /// A relation between two terms, as anchors make it.
    convenience init(
        _ first: LayoutTerm,
        _ relation: Relation,
        _ second: LayoutTerm?,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init()
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        if first.isDistance, second == nil {
            // A distance that is a constant says no more than that one place is so far from the other.
            (self.first, self.second) = (first.end, first.start)
        } else {
            (self.first, self.second) = (first, second)
        }
        check(self.second?.attribute ?? .notAnAttribute)
    }

    /// The views and guides that the constraint is about.
    var items: [any LayoutItem] { first.items + (second?.items ?? []) }

    /// The views in whose trees the items are; nil for an item that is gone or in no view.
    var views: [UIView?] { first.views + (second?.views ?? []) }

    /// The axis along which the constraint places.
    var axis: Axis? { first.attribute.axis }

    /// Puts the constraint on the nearest view that contains all its items.
    func install() {
        guard owner == nil else { return }
        guard let keeper = UIView.nearest(containing: views) else {
            return Headless.raise(.noCommonAncestor(of: self))
        }
        keeper.keep(self)
    }

    /// Whether any item is in the tree below `view`.
    func isAbout(treeOf view: UIView) -> Bool {
        items.contains { $0.layoutView?.isDescendant(of: view) == true }
    }

    /// The relation as UIKit writes it.
    var words: String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "<="
            case .equal: "=="
            case .greaterThanOrEqual: ">="
            }
        let factor = multiplier == 1 ? "" : "\(multiplier)*"
        let amount = constant < 0 ? " - \(-constant)" : " + \(constant)"
        let right = second.map { factor + $0.words + (constant == 0 ? "" : amount) } ?? "\(constant)"
        let name = identifier.map { "'\($0)' " } ?? ""
        return
            "<\(type(of: self)):\(Unmanaged.passUnretained(self).toOpaque()) \(name)\(first.words) \(sign) \(right)   (\(isActive ? "active" : "inactive"))>"
    }
}

extension UIView {
    /// The nearest view that contains all of `views`; nil where one is missing or they are in different trees.
    fileprivate static func nearest(containing views: [UIView?]) -> UIView? {
        guard var nearest = views.first ?? nil else { return nil }
        for view in views.dropFirst() {
            guard let view else { return nil }
            let common = sequence(first: nearest, next: \.superview).first { view.isDescendant(of: $0) }
            guard let common else { return nil }
            nearest = common
        }
        return nearest
    }
}

extension Headless.Exception {
    @MainActor
    fileprivate static func noCommonAncestor(of constraint: NSLayoutConstraint) -> Self {
        let second = constraint.second?.anchorWords ?? "(null)"
        return .generic(
            "Unable to activate constraint with anchors \(constraint.first.anchorWords) and \(second) because they have no common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal."
        )
    }
}
