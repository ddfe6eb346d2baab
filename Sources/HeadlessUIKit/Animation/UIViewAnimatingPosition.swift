/// Where animations end.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At their end.
    case end = 0
    /// At their start.
    case start = 1
    /// Where they are.
    case current = 2
}
