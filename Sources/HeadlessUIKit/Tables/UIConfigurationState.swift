/// What content may depend on.
@MainActor
public protocol UIConfigurationState {
    /// The traits of where the content is shown.
    var traitCollection: UITraitCollection { get set }
}

/// How a view stands that shows content given as a value.
@MainActor
public struct UIViewConfigurationState: UIConfigurationState {
    /// The traits of where the content is shown.
    public var traitCollection: UITraitCollection
    /// Whether the view is out of use.
    public var isDisabled = false
    /// Whether a finger is on the view.
    public var isHighlighted = false
    /// Whether the view is chosen.
    public var isSelected = false
    /// Whether the view is focused.
    public var isFocused = false
    /// Whether the view stays at the edge while the list scrolls.
    public var isPinned = false

    /// The state of a view at rest.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}

/// How a cell stands that shows content given as a value.
@MainActor
public struct UICellConfigurationState: UIConfigurationState {
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

    /// The state of a cell at rest.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }
}
