extension UIView {
    /// The distances that keep content away from the bars and the screen's corners.
    public var safeAreaInsets: UIEdgeInsets { areaInWindow ?? .zero }

    /// The distances that content keeps from the edges.
    public var layoutMargins: UIEdgeInsets {
        get { margins(inside: safeAreaInsets) }
        set {
            guard newValue != core.margins else { return }
            core.margins = newValue
            tellOfMargins(inside: safeAreaInsets)
            setNeedsLayout()
        }
    }

    /// The distances that content keeps from the edges, where the sides follow the reading direction.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let (leading, trailing) = readsFromRight ? (margins.right, margins.left) : (margins.left, margins.right)
            return NSDirectionalEdgeInsets(
                top: margins.top,
                leading: leading,
                bottom: margins.bottom,
                trailing: trailing
            )
        }
        set {
            let (leading, trailing) = (newValue.leading, newValue.trailing)
            let (left, right) = readsFromRight ? (trailing, leading) : (leading, trailing)
            layoutMargins = UIEdgeInsets(top: newValue.top, left: left, bottom: newValue.bottom, right: right)
        }
    }

    /// Whether the margins are at least the superview's.
    public var preservesSuperviewLayoutMargins: Bool {
        get { core.preservesSuperviewLayoutMargins }
        set {
            core.preservesSuperviewLayoutMargins = newValue
            tellOfMargins(inside: safeAreaInsets)
        }
    }

    /// Whether the margins start at the safe area.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { core.insetsLayoutMarginsFromSafeArea }
        set {
            core.insetsLayoutMarginsFromSafeArea = newValue
            tellOfMargins(inside: safeAreaInsets)
        }
    }

    /// What of the safe area around reaches into this view, with what the controller adds; nil outside of a window.
    var areaInWindow: UIEdgeInsets? {
        guard let superview else { return (self as? UIWindow)?.screenSafeArea }
        return area(inside: superview.areaInWindow)
    }

    /// What of the superview's safe area reaches into this view.
    func area(inside outer: UIEdgeInsets?) -> UIEdgeInsets? {
        guard let superview, let outer else { return nil }
        let added = core.controller?.addedSafeArea ?? .zero
        let (place, bounds) = (frame, superview.bounds)
        return UIEdgeInsets(
            top: max(0, outer.top - (place.minY - bounds.minY)) + added.top,
            left: max(0, outer.left - (place.minX - bounds.minX)) + added.left,
            bottom: max(0, outer.bottom - (bounds.maxY - place.maxY)) + added.bottom,
            right: max(0, outer.right - (bounds.maxX - place.maxX)) + added.right
        )
    }

    /// Tells whoever cares when the safe area or the margins are others than at the last layout.
    func tellOfSafeArea(_ area: UIEdgeInsets) {
        if area != core.safeArea {
            core.safeArea = area
            safeAreaInsetsDidChange()
            core.controller?.viewSafeAreaInsetsDidChange()
        }
        tellOfMargins(inside: area)
    }
}
