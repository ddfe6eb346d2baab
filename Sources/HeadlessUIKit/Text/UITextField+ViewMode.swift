extension UITextField {
    /// When a view beside the text is shown.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the text is edited.
        case whileEditing = 1
        /// While the text is not edited.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }
}
