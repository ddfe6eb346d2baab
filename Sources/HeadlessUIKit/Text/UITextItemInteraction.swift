/// What a finger does to a link in text.
public enum UITextItemInteraction: Int, Sendable {
    /// Follows it.
    case invokeDefaultAction = 0
    /// Asks what to do with it.
    case presentActions = 1
    /// Looks at it.
    case preview = 2
}
