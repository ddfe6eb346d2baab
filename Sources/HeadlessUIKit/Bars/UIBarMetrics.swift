/// How much height there is for a bar.
public enum UIBarMetrics: Int, Sendable {
    /// The usual height.
    case `default` = 0
    /// Little, as on a phone that lies on its side.
    case compact = 1
    /// The usual height, with a prompt.
    case defaultPrompt = 101
    /// Little, with a prompt.
    case compactPrompt = 102
}
