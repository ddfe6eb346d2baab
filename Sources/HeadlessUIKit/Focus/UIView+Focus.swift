extension UIView: UIFocusItem, UIFocusItemContainer {
    /// Whether the view has the focus.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }

    /// By which name the view belongs to a group.
    public var focusGroupIdentifier: String? {
        get { core.focus.group }
        set { core.focus.group = newValue }
    }

    /// How much the view is preferred in its group.
    public var focusGroupPriority: UIFocusGroupPriority {
        get { core.focus.priority }
        set { core.focus.priority = newValue }
    }

    /// How the view looks while it has the focus; nil looks as always.
    public var focusEffect: UIFocusEffect? {
        get { core.focus.effect }
        set { core.focus.effect = newValue }
    }

    /// The view around this one, or its controller.
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { core.controller ?? superview }

    /// The view, which says what in it can have the focus.
    public var focusItemContainer: (any UIFocusItemContainer)? { self }

    /// What in a rectangle can have the focus.
    public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
        subviews.filter { $0.canBecomeFocused && $0.frame.intersects(rect) }
    }

    /// Asks for the focus to go to where it is preferred.
    public func setNeedsFocusUpdate() {
        UIFocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: self)
    }

    /// Moves the focus, if that was asked for.
    public func updateFocusIfNeeded() {
        UIFocusSystem.focusSystem(for: self)?.updateFocusIfNeeded()
    }

    /// What a view says of the focus.
    struct Focus {
        var group: String?
        var priority = UIFocusGroupPriority.ignored
        var effect: UIFocusEffect?
    }
}
