/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
    /// At once.
    case none
    /// Little by little.
    case fade
    /// Upwards.
    case slide
}
