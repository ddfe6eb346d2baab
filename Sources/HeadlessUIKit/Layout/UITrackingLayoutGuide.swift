/// A guide that follows something, and that makes constraints active by the edges it is near.
@MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var nearby: [UInt: [NSLayoutConstraint]] = [:]
    private var away: [UInt: [NSLayoutConstraint]] = [:]

    /// Makes constraints active while the guide is near all of some edges; in place of those given before.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint],
        activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(nearby[edge.rawValue] ?? [])
        nearby[edge.rawValue] = trackingConstraints
        for constraint in trackingConstraints { constraint.isActive = edges.isSuperset(of: edge) }
    }

    /// The constraints that are active while the guide is near some edges.
    open func constraints(activeWhenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        nearby[edge.rawValue] ?? []
    }

    /// Makes constraints active while the guide is near none of some edges; in place of those given before.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint],
        activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        NSLayoutConstraint.deactivate(away[edge.rawValue] ?? [])
        away[edge.rawValue] = trackingConstraints
        for constraint in trackingConstraints { constraint.isActive = edges.isDisjoint(with: edge) }
    }

    /// The constraints that are active while the guide is near none of some edges.
    open func constraints(activeWhenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        away[edge.rawValue] ?? []
    }

    /// Lets go of all constraints that the guide makes active; they stay as they are.
    open func removeAllTrackedConstraints() {
        nearby = [:]
        away = [:]
    }

    /// The edges that the guide is near.
    var edges: NSDirectionalRectEdge { [] }
}
