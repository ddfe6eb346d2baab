/// An element of a menu that does something when it is chosen.
@MainActor
public protocol UIMenuLeaf: NSObjectProtocol {
    /// The words shown.
    var title: String { get set }
    /// Words that explain the element.
    var discoverabilityTitle: String? { get set }
    /// The picture beside the title.
    var image: UIImage? { get set }
    /// How the element looks and whether it can be chosen.
    var attributes: UIMenuElement.Attributes { get set }
    /// Whether the element is ticked.
    var state: UIMenuElement.State { get set }
    /// What the element is done for, while it is being done.
    var sender: Any? { get }
    /// Does what the element is for.
    func performWithSender(_ sender: Any?, target: Any?)
}
