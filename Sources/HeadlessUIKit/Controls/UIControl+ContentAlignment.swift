extension UIControl {
    /// Where content sits from top to bottom.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the top.
        case top = 1
        /// At the bottom.
        case bottom = 2
        /// From top to bottom.
        case fill = 3
    }

    /// Where content sits from side to side.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From side to side.
        case fill = 3
        /// Where reading starts.
        case leading = 4
        /// Where reading ends.
        case trailing = 5
    }
}
