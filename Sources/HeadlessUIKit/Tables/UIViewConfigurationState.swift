/// How a view stands that shows content given as a value.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
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
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The state of a view at rest.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// Something of one's own.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
