/// Whether a window looks as one that is used.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
    /// Left open.
    case unspecified = -1
    /// It does not.
    case inactive = 0
    /// It does.
    case active = 1
}
