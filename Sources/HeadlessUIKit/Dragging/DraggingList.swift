/// A table or a collection, as a finger sees it that drags.
@MainActor
protocol DraggingList: UIView {
    /// Whether anything may be dragged out.
    var isDraggable: Bool { get }
    var hasActiveDrag: Bool { get set }
    var hasActiveDrop: Bool { get set }
    /// The row or item at a point; nil where there is none.
    func place(at point: CGPoint) -> IndexPath?
    /// What is dragged with a row or item.
    func items(for session: DragSession, at path: IndexPath) -> [UIDragItem]
    /// Asks what may become of the things, and says that they are on their way.
    func dragBegins(_ session: DragSession)
    func dragEnds(_ session: DragSession)
    /// Whether anyone takes things that are dropped.
    func takes(_ session: DragSession) -> Bool
    /// What would become of things; `drop` takes them.
    func proposal(for session: DragSession, at path: IndexPath?) -> UIDropProposal
    func dropEnters(_ session: DragSession)
    func dropExits(_ session: DragSession)
    func dropEnds(_ session: DragSession)
    /// Gives the things to the one who takes them.
    func take(_ session: DragSession, from source: IndexPath?, at path: IndexPath?, _ proposal: UIDropProposal)
    /// Moves a row or item where the data source can; false where it cannot.
    func reorder(from source: IndexPath, to path: IndexPath) -> Bool
}

extension DraggingList {
    /// Drops what is dragged, with all that is heard on the way.
    func drop(_ session: DragSession, from source: IndexPath?, at path: IndexPath?) -> UIDropOperation {
        guard takes(session) else {
            guard let source, let path, reorder(from: source, to: path) else { return .cancel }
            return .move
        }
        hasActiveDrop = true
        dropEnters(session)
        let proposal = proposal(for: session, at: path)
        let operation: UIDropOperation =
            proposal.operation == .move && !session.allowsMoveOperation ? .forbidden : proposal.operation
        if operation == .copy || operation == .move {
            take(session, from: source, at: path, proposal)
        } else {
            dropExits(session)
        }
        hasActiveDrop = false
        dropEnds(session)
        return operation
    }
}
