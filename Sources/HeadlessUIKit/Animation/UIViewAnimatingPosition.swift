/// Where an animation stands.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At its end.
    case end = 0
    /// At its start.
    case start = 1
    /// Between.
    case current = 2
}
