/// Something that is dragged, as the app sees it that drags.
@MainActor
public protocol UIDragSession: UIDragDropSession {
    /// What the app keeps about it; others do not see it.
    var localContext: Any? { get set }
}
