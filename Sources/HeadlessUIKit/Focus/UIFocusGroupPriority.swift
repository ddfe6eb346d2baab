/// How much something is preferred when the focus comes to its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The number, greater being more.
    public let rawValue: Int

    /// A number, greater being more.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// As much as others.
    public static var ignored: UIFocusGroupPriority { UIFocusGroupPriority(rawValue: 0) }
    /// As what had the focus before.
    public static var previouslyFocused: UIFocusGroupPriority { UIFocusGroupPriority(rawValue: 1000) }
    /// More than others.
    public static var prioritized: UIFocusGroupPriority { UIFocusGroupPriority(rawValue: 2000) }
    /// As what has the focus.
    public static var currentlyFocused: UIFocusGroupPriority { UIFocusGroupPriority(rawValue: .max) }
}
