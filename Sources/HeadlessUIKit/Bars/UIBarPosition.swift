/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
    /// Anywhere.
    case any = 0
    /// At the bottom.
    case bottom = 1
    /// At the top of what contains it.
    case top = 2
    /// At the top of the screen, and behind the status bar.
    case topAttached = 3
}
