/// Whether a display feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
    /// Left open.
    case unknown = 0
    /// It does not.
    case unavailable = 1
    /// It does.
    case available = 2
}
