/// What counts as the inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
    /// What the path goes around at least once more in one direction than in the other.
    case winding = 0
    /// What a line from outside reaches after crossing the path an odd number of times.
    case evenOdd = 1
}
