extension UIView {
    /// Keeps content away from the edges by other distances.
    func changeMargins(to margins: UIEdgeInsets) {
        guard margins != core.margins else { return }
        core.margins = margins
        tellOfMargins(inside: safeAreaInsets)
        setNeedsLayout()
    }

    /// The distances where the sides follow the reading direction.
    func directional(_ margins: UIEdgeInsets) -> NSDirectionalEdgeInsets {
        let (leading, trailing) = readsFromRight ? (margins.right, margins.left) : (margins.left, margins.right)
        return NSDirectionalEdgeInsets(top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
    }

    /// The distances where the sides are what they are called.
    func absolute(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let (leading, trailing) = (margins.leading, margins.trailing)
        let (left, right) = readsFromRight ? (trailing, leading) : (leading, trailing)
        return UIEdgeInsets(top: margins.top, left: left, bottom: margins.bottom, right: right)
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
