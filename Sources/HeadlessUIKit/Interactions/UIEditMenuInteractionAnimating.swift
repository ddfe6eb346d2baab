/// An animation of a menu for what is selected.
@MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Changes something while it runs.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Does something once it is over.
    func addCompletion(_ completion: @escaping () -> Void)
}
