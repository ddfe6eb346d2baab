extension UIView {
    /// Where a view's content goes when its size is not the view's.
    public enum ContentMode: Int, Sendable {
        /// Stretched to the view.
        case scaleToFill
        /// As large as fits, whole.
        case scaleAspectFit
        /// As small as fills, cut.
        case scaleAspectFill
        /// Drawn anew for each size.
        case redraw
        /// In the middle.
        case center
        /// At the top.
        case top
        /// At the bottom.
        case bottom
        /// At the left.
        case left
        /// At the right.
        case right
        /// In the top left corner.
        case topLeft
        /// In the top right corner.
        case topRight
        /// In the bottom left corner.
        case bottomLeft
        /// In the bottom right corner.
        case bottomRight
    }
}
