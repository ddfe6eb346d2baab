/// The view with which something can be done, kept for the interactions of the kit.
@MainActor
struct InteractionPlace {
    weak var view: UIView?
    /// Where it was last done, in the window.
    var point = CGPoint.zero

    /// Where it was last done, in a view's coordinates or, for nil, in the window's.
    func location(in view: UIView?) -> CGPoint {
        view.map { $0.convert(point, from: nil) } ?? point
    }
}
