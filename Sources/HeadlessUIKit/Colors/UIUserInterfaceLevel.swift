/// How far a screen is above others.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Left open.
    case unspecified = -1
    /// At the bottom.
    case base = 0
    /// Above another.
    case elevated = 1
}
