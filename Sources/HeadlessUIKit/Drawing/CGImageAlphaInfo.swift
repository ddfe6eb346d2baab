/// Where the alpha of a pixel is.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none = 0
    /// Last, and the colours are multiplied by it.
    case premultipliedLast = 1
    /// First, and the colours are multiplied by it.
    case premultipliedFirst = 2
    /// Last.
    case last = 3
    /// First.
    case first = 4
    /// There is none, but its room is last.
    case noneSkipLast = 5
    /// There is none, but its room is first.
    case noneSkipFirst = 6
    /// There is nothing else.
    case alphaOnly = 7
}
