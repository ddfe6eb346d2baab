/// What would become of something if it were dropped into a table.
open class UITableViewDropProposal: UIDropProposal {
    /// Where the thing would go.
    public enum Intent: Int, Sendable {
        /// Nothing is said.
        case unspecified = 0
        /// Between cells.
        case insertAtDestinationIndexPath = 1
        /// Into a cell.
        case insertIntoDestinationIndexPath = 2
        /// Between cells or into one, by where the finger is.
        case automatic = 3
    }

    /// Where the thing would go.
    public let intent: Intent

    /// What would become of it, and where it would go.
    public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// What would become of it.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }
}
