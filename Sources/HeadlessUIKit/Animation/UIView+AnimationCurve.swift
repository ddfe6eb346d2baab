extension UIView {
    /// How fast an animation is at each time.
    public enum AnimationCurve: Int, Sendable {
        /// Slow at both ends.
        case easeInOut = 0
        /// Slow at the start.
        case easeIn = 1
        /// Slow at the end.
        case easeOut = 2
        /// Equally fast throughout.
        case linear = 3
    }
}
