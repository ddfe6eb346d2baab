/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
    /// As the style of the screen.
    case `default` = 0
    /// Light words.
    case lightContent = 1
    /// Dark words.
    case darkContent = 3
}
