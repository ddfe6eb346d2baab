/// How much an alert matters, on a Mac.
@available(iOS 16.0, *)
public enum UIAlertControllerSeverity: Int, Sendable {
    /// As others.
    case `default` = 0
    /// As one that must be read.
    case critical = 1
}
