extension UIView {
    /// Whether a view's tint is dimmed.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As the superview's.
        case automatic
        /// The tint as it is.
        case normal
        /// The tint without its colour.
        case dimmed
    }
}
