/// Whether an app may fetch while it is in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// It may not, and the user cannot change that.
    case restricted = 0
    /// The user does not want it.
    case denied = 1
    /// It may.
    case available = 2
}
