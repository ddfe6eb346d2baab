/// The selection that screens share: each of them reads it, changes it and follows it, and none copies it to another.
@MainActor
public final class Selection {
    /// The selection's photo ID, if any.
    public let photoID: SharedState<Int?>
    /// Whether the selection is open.
    public let isOpen: SharedState<Bool>

    /// A selection that starts so.
    public init(photoID: Int? = nil, isOpen: Bool) {
        self.photoID = SharedState(photoID)
        self.isOpen = SharedState(isOpen)
    }
}
