extension UITabBar {
    /// How the items share the width.
    public enum ItemPositioning: Int, Sendable {
        /// As the system sees fit.
        case automatic = 0
        /// They take it all.
        case fill = 1
        /// They stand together in the middle.
        case centered = 2
    }
}
