/// How a cell stands that shows content given as a value.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// How far a drag of the cell has come.
    public enum DragState: Int, Sendable {
        /// There is none.
        case none = 0
        /// The cell is being lifted.
        case lifting = 1
        /// The cell is being dragged.
        case dragging = 2
    }

    /// Whether something dragged may be dropped on the cell.
    public enum DropState: Int, Sendable {
        /// Nothing is dragged.
        case none = 0
        /// Something is dragged elsewhere.
        case notTargeted = 1
        /// Something is dragged over the cell.
        case targeted = 2
    }

    /// The traits of where the content is shown.
    public var traitCollection: UITraitCollection
    /// Whether the cell is out of use.
    public var isDisabled = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell is chosen.
    public var isSelected = false
    /// Whether the cell is focused.
    public var isFocused = false
    /// Whether the cell stays at the edge while the list scrolls.
    public var isPinned = false
    /// Whether the list is edited.
    public var isEditing = false
    /// Whether what is below the cell is shown.
    public var isExpanded = false
    /// Whether the cell is swiped aside.
    public var isSwiped = false
    /// Whether the cell is being moved.
    public var isReordering = false
    /// How far a drag of the cell has come.
    public var cellDragState = DragState.none
    /// Whether something dragged may be dropped on the cell.
    public var cellDropState = DropState.none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The state of a cell at rest.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// Something of one's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
