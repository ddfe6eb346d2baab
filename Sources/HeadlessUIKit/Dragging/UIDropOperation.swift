/// What becomes of something that is dropped.
public enum UIDropOperation: UInt, Sendable {
    /// Nothing.
    case cancel = 0
    /// Nothing, though it might elsewhere.
    case forbidden = 1
    /// It is there and here.
    case copy = 2
    /// It is there and no longer here.
    case move = 3
}
