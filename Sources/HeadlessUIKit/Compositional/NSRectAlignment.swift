/// A place at the edges of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// None.
    case none = 0
    /// Above.
    case top = 1
    /// Above, where reading starts.
    case topLeading = 2
    /// Where reading starts.
    case leading = 3
    /// Below, where reading starts.
    case bottomLeading = 4
    /// Below.
    case bottom = 5
    /// Below, where reading ends.
    case bottomTrailing = 6
    /// Where reading ends.
    case trailing = 7
    /// Above, where reading ends.
    case topTrailing = 8

    /// The place, from 0 to 1 along each axis.
    var unit: CGPoint {
        switch self {
        case .none: CGPoint(x: 0.5, y: 0.5)
        case .top: CGPoint(x: 0.5, y: 0)
        case .topLeading: CGPoint(x: 0, y: 0)
        case .leading: CGPoint(x: 0, y: 0.5)
        case .bottomLeading: CGPoint(x: 0, y: 1)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .bottomTrailing: CGPoint(x: 1, y: 1)
        case .trailing: CGPoint(x: 1, y: 0.5)
        case .topTrailing: CGPoint(x: 1, y: 0)
        }
    }
}
