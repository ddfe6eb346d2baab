/// What a constraint can be about: a view, or a guide of one.
@MainActor
protocol LayoutItem: AnyObject, Sendable {
    /// The view in whose tree the item is: itself, or the one that owns it.
    var layoutView: UIView? { get }
    /// What constraints know of the item.
    var trace: LayoutItemTrace { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }

    var trace: LayoutItemTrace {
        if let trace = core.constraints.trace { return trace }
        let trace = LayoutItemTrace(of: self)
        core.constraints.trace = trace
        return trace
    }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}
