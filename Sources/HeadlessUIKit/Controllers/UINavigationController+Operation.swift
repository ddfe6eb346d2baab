extension UINavigationController {
    /// Which way a navigation controller goes.
    public enum Operation: Int, Sendable {
        /// Neither.
        case none
        /// To a further controller.
        case push
        /// Back to a former one.
        case pop
    }
}
