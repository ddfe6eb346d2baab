extension UITextField {
    /// What surrounds the field.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A line.
        case line = 1
        /// An edge that looks sunken.
        case bezel = 2
        /// A line with round corners.
        case roundedRect = 3
    }
}
