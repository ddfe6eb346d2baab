/// An animation of a menu that opens or closes.
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// What is shown beside the menu.
    var previewViewController: UIViewController? { get }
    /// Changes something while it runs.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Does something once it is over.
    func addCompletion(_ completion: @escaping () -> Void)
}
