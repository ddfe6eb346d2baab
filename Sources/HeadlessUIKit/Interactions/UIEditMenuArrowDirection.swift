/// To where the arrow of a menu for what is selected points.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// To where there is room.
    case automatic = 0
    /// Upward.
    case up = 1
    /// Downward.
    case down = 2
    /// To the left.
    case left = 3
    /// To the right.
    case right = 4
}
