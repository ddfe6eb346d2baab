/// Something that is dragged.
@MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    /// The things.
    var items: [UIDragItem] { get }
    /// Whether they may leave where they come from.
    var allowsMoveOperation: Bool { get }
    /// Whether they stay in the app.
    var isRestrictedToDraggingApplication: Bool { get }
    /// Where the finger is, in a view's coordinates.
    func location(in view: UIView) -> CGPoint
    /// Whether any of them carries data of one of these kinds.
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    /// Whether an object of a class can be made of any of them.
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}
