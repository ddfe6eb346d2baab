/// Whether a bar is dark.
public enum UIBarStyle: Int, Sendable {
    /// As the style of the screen.
    case `default`
    /// Dark.
    case black
}
