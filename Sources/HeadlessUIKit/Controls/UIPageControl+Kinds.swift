extension UIPageControl {
    /// What is behind the dots.
    public enum BackgroundStyle: Int, Sendable {
        /// Something while a finger is on them.
        case automatic = 0
        /// Always something.
        case prominent = 1
        /// Never anything.
        case minimal = 2
    }

    /// How a finger uses the dots.
    public enum InteractionState: Int, Sendable {
        /// Not at all.
        case none = 0
        /// It taps for the next page.
        case discrete = 1
        /// It runs along.
        case continuous = 2
    }

    /// The direction in which the pages follow each other.
    public enum Direction: Int, Sendable {
        /// As one reads.
        case natural = 0
        /// From left to right.
        case leftToRight = 1
        /// From right to left.
        case rightToLeft = 2
        /// Downwards.
        case topToBottom = 3
        /// Upwards.
        case bottomToTop = 4
    }
}
