extension UIView {
    /// How one look of a view takes the place of another.
    public enum AnimationTransition: Int, Sendable {
        /// At once.
        case none = 0
        /// By a turn about the upright axis, from the left.
        case flipFromLeft = 1
        /// By a turn about the upright axis, from the right.
        case flipFromRight = 2
        /// As a page that curls up.
        case curlUp = 3
        /// As a page that curls down.
        case curlDown = 4
    }
}
