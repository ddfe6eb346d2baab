/// Something that can have the focus.
@MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether it can have the focus.
    var canBecomeFocused: Bool { get }
    /// Where it is in its container.
    var frame: CGRect { get }
    /// How it looks while it has the focus; nil looks as always.
    var focusEffect: UIFocusEffect? { get }
    /// How much it is preferred in its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// Whether things behind it can have the focus too.
    var isTransparentFocusItem: Bool { get }
}

extension UIFocusItem {
    /// As always.
    public var focusEffect: UIFocusEffect? { nil }
    /// As much as others.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// They cannot.
    public var isTransparentFocusItem: Bool { false }
}
