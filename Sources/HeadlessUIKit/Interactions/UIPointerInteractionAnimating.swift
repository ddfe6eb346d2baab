/// An animation of a pointer that comes or goes.
@MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
    /// Changes something while it runs.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Does something once it is over, and hears whether it came to its end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
