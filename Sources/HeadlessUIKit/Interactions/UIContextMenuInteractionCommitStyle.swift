/// What becomes of a preview that is tapped.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
    /// It goes.
    case dismiss = 0
    /// It grows to the whole screen.
    case pop = 1
}
