extension UIBarButtonItem {
    /// How a bar's button looks.
    public enum Style: Int, Sendable {
        /// As others.
        case plain = 0
        /// As the one that ends what the screen is for.
        case done = 2
    }
}
