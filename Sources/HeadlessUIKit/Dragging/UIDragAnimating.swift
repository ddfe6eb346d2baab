/// An animation of something that is lifted, dropped or put back.
@MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Changes something while it runs.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Does something once it is over.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
