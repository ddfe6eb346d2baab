/// Whether an animator has animations.
public enum UIViewAnimatingState: Int, Sendable {
    /// None have been started, or all are over.
    case inactive = 0
    /// They run, or are paused.
    case active = 1
    /// They were stopped, and wait to be finished.
    case stopped = 2
}
