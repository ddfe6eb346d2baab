/// Distances from the four edges of a rectangle, where the sides follow the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// No distance at all.
    public static let zero = NSDirectionalEdgeInsets()

    /// The distance from the top edge.
    public var top: CGFloat
    /// The distance from the edge where reading starts.
    public var leading: CGFloat
    /// The distance from the bottom edge.
    public var bottom: CGFloat
    /// The distance from the edge where reading ends.
    public var trailing: CGFloat

    /// Insets of nothing.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Insets of four distances.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension NSDirectionalEdgeInsets: Codable {}
