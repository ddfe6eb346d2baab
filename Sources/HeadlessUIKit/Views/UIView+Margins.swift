extension UIView {
    /// The distances that keep content away from the bars and the screen's corners.
    public var safeAreaInsets: UIEdgeInsets { areaInWindow ?? .zero }

    /// The distances that content keeps from the edges.
    public var layoutMargins: UIEdgeInsets {
        get {
            guard insetsLayoutMarginsFromSafeArea else { return core.margins }
            let area = safeAreaInsets
            return UIEdgeInsets(
                top: core.margins.top + area.top,
                left: core.margins.left + area.left,
                bottom: core.margins.bottom + area.bottom,
                right: core.margins.right + area.right
            )
        }
        set {
            guard newValue != core.margins else { return }
            core.margins = newValue
            layoutMarginsDidChange()
            setNeedsLayout()
        }
    }

    /// The distances that content keeps from the edges, where the sides follow the reading direction.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return NSDirectionalEdgeInsets(
                top: margins.top,
                leading: margins.left,
                bottom: margins.bottom,
                trailing: margins.right
            )
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top,
                left: newValue.leading,
                bottom: newValue.bottom,
                right: newValue.trailing
            )
        }
    }

    /// Whether the margins are at least the superview's.
    public var preservesSuperviewLayoutMargins: Bool {
        get { core.preservesSuperviewLayoutMargins }
        set { core.preservesSuperviewLayoutMargins = newValue }
    }

    /// Whether the margins start at the safe area.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { core.insetsLayoutMarginsFromSafeArea }
        set { core.insetsLayoutMarginsFromSafeArea = newValue }
    }

    /// What of the safe area around reaches into this view, with what the controller adds; nil outside of a window.
    private var areaInWindow: UIEdgeInsets? {
        guard let superview else { return (self as? UIWindow)?.screenSafeArea }
        guard let outer = superview.areaInWindow else { return nil }
        let added = core.controller?.addedSafeArea ?? .zero
        let (place, bounds) = (frame, superview.bounds)
        return UIEdgeInsets(
            top: max(0, outer.top - (place.minY - bounds.minY)) + added.top,
            left: max(0, outer.left - (place.minX - bounds.minX)) + added.left,
            bottom: max(0, outer.bottom - (bounds.maxY - place.maxY)) + added.bottom,
            right: max(0, outer.right - (bounds.maxX - place.maxX)) + added.right
        )
    }

    /// Tells whoever cares when the safe area is another than at the last layout.
    func updateSafeArea() {
        let area = safeAreaInsets
        guard area != core.safeArea else { return }
        core.safeArea = area
        safeAreaInsetsDidChange()
        core.controller?.viewSafeAreaInsetsDidChange()
    }
}
