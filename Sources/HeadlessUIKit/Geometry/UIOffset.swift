/// A distance along both axes.
public struct UIOffset: Equatable, Sendable {
    /// No distance at all.
    public static let zero = UIOffset()

    /// The distance to the right.
    public var horizontal: CGFloat
    /// The distance downwards.
    public var vertical: CGFloat

    /// An offset of nothing.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// An offset of two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
