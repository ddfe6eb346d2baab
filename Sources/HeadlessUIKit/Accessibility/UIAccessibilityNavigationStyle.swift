/// How what an object contains is reached.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the system sees fit.
    case automatic = 0
    /// Each thing singly.
    case separate = 1
    /// All as one thing.
    case combined = 2
}
