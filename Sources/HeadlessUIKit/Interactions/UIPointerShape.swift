/// What a pointer looks like.
public enum UIPointerShape: Equatable {
    /// The radius of corners for which none is said, in points.
    public static let defaultCornerRadius: CGFloat = 8

    /// An outline.
    case path(UIBezierPath)
    /// A rectangle with round corners.
    case roundedRect(CGRect, radius: CGFloat = Self.defaultCornerRadius)
    /// An upright line.
    case verticalBeam(length: CGFloat)
    /// A lying line.
    case horizontalBeam(length: CGFloat)
}
