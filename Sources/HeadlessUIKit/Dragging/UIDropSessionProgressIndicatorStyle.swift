/// How it is shown that what was dropped is on its way.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    /// Not at all.
    case none = 0
    /// As the system does.
    case `default` = 1
}
