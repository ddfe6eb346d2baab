/// To where something is scrolled for those who do not see it.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To the right.
    case right = 1
    /// To the left.
    case left = 2
    /// Upward.
    case up = 3
    /// Downward.
    case down = 4
    /// To what comes next.
    case next = 5
    /// To what came before.
    case previous = 6
}
