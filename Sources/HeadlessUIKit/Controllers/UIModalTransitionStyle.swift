/// How a controller comes onto the screen.
public enum UIModalTransitionStyle: Int, Sendable {
    /// From below.
    case coverVertical
    /// By a turn of the screen.
    case flipHorizontal
    /// One dissolves into the other.
    case crossDissolve
    /// By a page that curls.
    case partialCurl
}
