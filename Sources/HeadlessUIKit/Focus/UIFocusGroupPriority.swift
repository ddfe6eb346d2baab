/// How much something is preferred when the focus comes to its group.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    /// The number, greater being more.
    public let rawValue: Int

    /// A number, greater being more.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// As much as others.
    public static let ignored = UIFocusGroupPriority(rawValue: 0)
    /// As what had the focus before.
    public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
    /// More than others.
    public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
    /// As what has the focus.
    public static let currentlyFocused = UIFocusGroupPriority(rawValue: .max)
}
