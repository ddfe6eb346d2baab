/// The shape with which an item meets others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// Its bounds.
    case rectangle = 0
    /// The ellipse in its bounds.
    case ellipse = 1
    /// A path of its own.
    case path = 2
}
