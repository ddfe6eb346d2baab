/// The direction in which text is written.
public enum NSWritingDirection: Int, Sendable {
    /// As its script is.
    case natural = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}
