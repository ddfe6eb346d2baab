extension UIView {
    /// The margins that were asked for, with what the safe area and the superview's margins add.
    func margins(inside area: UIEdgeInsets) -> UIEdgeInsets {
        var result = ownMargins
        if core.insetsLayoutMarginsFromSafeArea {
            result.top += area.top
            result.left += area.left
            result.bottom += area.bottom
            result.right += area.right
        }
        guard core.preservesSuperviewLayoutMargins, let superview else { return result }
        let (outer, place, bounds) = (superview.layoutMargins, frame, superview.bounds)
        return UIEdgeInsets(
            top: max(result.top, outer.top - (place.minY - bounds.minY)),
            left: max(result.left, outer.left - (place.minX - bounds.minX)),
            bottom: max(result.bottom, outer.bottom - (bounds.maxY - place.maxY)),
            right: max(result.right, outer.right - (bounds.maxX - place.maxX))
        )
    }

    /// Tells whoever cares when the margins are others than they heard last.
    func tellOfMargins(inside area: UIEdgeInsets) {
        let margins = margins(inside: area)
        guard margins != core.toldMargins else { return }
        core.toldMargins = margins
        layoutMarginsDidChange()
        core.controller?.viewLayoutMarginsDidChange()
    }

    /// The margins that were asked for; a controller's own view keeps at least the system's at the sides.
    private var ownMargins: UIEdgeInsets {
        guard let least = core.controller?.leastMargins else {
            return core.margins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
        guard let own = core.margins else { return least }
        return UIEdgeInsets(
            top: own.top,
            left: max(own.left, least.left),
            bottom: own.bottom,
            right: max(own.right, least.right)
        )
    }
}

extension UIViewController {
    /// The margins that the system keeps at least in the controller's own view; nil where the view need not keep them.
    var leastMargins: UIEdgeInsets? {
        guard viewRespectsSystemMinimumLayoutMargins else { return nil }
        let least = systemMinimumLayoutMargins
        return UIEdgeInsets(top: least.top, left: least.leading, bottom: least.bottom, right: least.trailing)
    }
}
