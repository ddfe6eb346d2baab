/// How heavy text is.
public enum UILegibilityWeight: Int, Sendable {
    /// Left open.
    case unspecified = -1
    /// As usual.
    case regular = 0
    /// Heavy.
    case bold = 1
}
