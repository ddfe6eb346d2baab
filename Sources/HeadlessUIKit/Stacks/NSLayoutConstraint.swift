/// A relation between the places of views; here only the name of its axes.
@MainActor
open class NSLayoutConstraint: NSObject {
    /// Across or down.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}
