/// Whether a length has room for much.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Left open.
    case unspecified = 0
    /// Little room.
    case compact = 1
    /// Much room.
    case regular = 2
}
