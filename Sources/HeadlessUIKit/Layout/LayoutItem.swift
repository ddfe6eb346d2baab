/// What a constraint can be about: a view, or a guide of one.
@MainActor
protocol LayoutItem: AnyObject, Sendable {
    /// The view in whose tree the item is: itself, or the one that owns it.
    var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
    var layoutView: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
    var layoutView: UIView? { owningView }
}
