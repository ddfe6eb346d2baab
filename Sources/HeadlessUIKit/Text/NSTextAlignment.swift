/// Which side text keeps to.
public enum NSTextAlignment: Int, Sendable {
    /// The left side.
    case left = 0
    /// The middle.
    case center = 1
    /// The right side.
    case right = 2
    /// Both sides.
    case justified = 3
    /// The side that the script starts from.
    case natural = 4
}
