/// What one step of a path does.
public enum CGPathElementType: Int32, Sendable {
    /// Starts a part of the path.
    case moveToPoint = 0
    /// Goes straight.
    case addLineToPoint = 1
    /// Goes along a curve with one control point.
    case addQuadCurveToPoint = 2
    /// Goes along a curve with two control points.
    case addCurveToPoint = 3
    /// Goes straight back to where the part started.
    case closeSubpath = 4
}
