/// How much colours have to differ.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Left open.
    case unspecified = -1
    /// As usual.
    case normal = 0
    /// Much.
    case high = 1
}
