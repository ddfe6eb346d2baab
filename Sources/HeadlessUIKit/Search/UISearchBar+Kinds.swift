extension UISearchBar {
    /// How much a search bar stands out.
    public enum Style: UInt, Sendable {
        /// As the system sees fit.
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// Without a background.
        case minimal = 2
    }

    /// The pictures of a search bar.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search = 0
        /// The cross that clears.
        case clear = 1
        /// The book.
        case bookmark = 2
        /// The list of results.
        case resultsList = 3
    }
}
