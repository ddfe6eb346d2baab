extension UIView {
    /// The view that contains this one.
    public var superview: UIView? { core.superview }

    /// The views that this one contains, from back to front.
    public var subviews: [UIView] { core.subviews }

    /// Puts `view` at a place among the others, or in front where there is no such place.
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { min(max(index, 0), $0.count) }
    }

    /// Puts `view` behind a sibling, or in front of all where there is no such sibling.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view) { $0.firstIndex(of: siblingSubview) ?? $0.count }
    }

    /// Puts `view` in front of a sibling, or in front of all where there is no such sibling.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view) { $0.firstIndex(of: siblingSubview).map { $0 + 1 } ?? $0.count }
    }

    /// Lets two subviews change places.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        core.subviews.swapAt(index1, index2)
        orderLayers()
    }

    /// Puts a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        core.subviews.append(core.subviews.remove(at: index))
        orderLayers()
    }

    /// Puts a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(of: view) else { return }
        core.subviews.insert(core.subviews.remove(at: index), at: 0)
        orderLayers()
    }

    /// Whether `view` is this view or one that contains it.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// The first view with a tag: this one, or the first below, subview by subview, each before those that it contains.
    public func viewWithTag(_ tag: Int) -> UIView? {
        guard self.tag != tag else { return self }
        for subview in subviews {
            if let view = subview.viewWithTag(tag) { return view }
        }
        return nil
    }

    /// Puts the subviews' layers in the order of the subviews, in front of all other layers.
    private func orderLayers() {
        let ours = Set(subviews.map { ObjectIdentifier($0.layer) })
        layer.layersBelow = layer.layersBelow.filter { !ours.contains(ObjectIdentifier($0)) } + subviews.map(\.layer)
    }
}
