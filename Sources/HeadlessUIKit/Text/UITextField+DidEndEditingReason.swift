extension UITextField {
    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable {
        /// The text was accepted.
        case committed = 0
        /// The text was given up.
        case cancelled = 1
    }
}
