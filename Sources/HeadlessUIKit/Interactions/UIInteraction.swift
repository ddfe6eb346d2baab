/// Something that can be done with a view, kept apart from the view.
@MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that it is done with.
    var view: UIView? { get }
    /// Hears that it is about to be done with another view, or with none.
    func willMove(to view: UIView?)
    /// Hears that it is done with another view, or with none.
    func didMove(to view: UIView?)
}
