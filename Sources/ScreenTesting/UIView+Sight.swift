extension UIView {
    /// The view and all inside it that a person could see, in front of which nothing counts as lying.
    var visibleDescendants: [UIView] {
        guard let window else { return [] }
        return visible(within: window.bounds)
    }

    /// The view and all inside it, except what cells hold.
    var descendantsOutsideCells: [UIView] {
        guard !(self is UITableViewCell), !(self is UICollectionViewCell) else { return [self] }
        return [self] + subviews.flatMap(\.descendantsOutsideCells)
    }

    private func visible(within area: CGRect) -> [UIView] {
        guard !isHidden, alpha > 0.01 else { return [] }
        let own = convert(bounds, to: nil).intersection(area)
        let isSeen = !own.isNull && own.width > 0 && own.height > 0
        let inner = clipsToBounds ? own : area
        guard isSeen || !clipsToBounds else { return [] }
        return (isSeen ? [self] : []) + subviews.flatMap { $0.visible(within: inner) }
    }
}
