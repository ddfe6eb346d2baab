/// Some of the four edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
    /// The top edge.
    public static var top: UIRectEdge { UIRectEdge(rawValue: 1 << 0) }
    /// The left edge.
    public static var left: UIRectEdge { UIRectEdge(rawValue: 1 << 1) }
    /// The bottom edge.
    public static var bottom: UIRectEdge { UIRectEdge(rawValue: 1 << 2) }
    /// The right edge.
    public static var right: UIRectEdge { UIRectEdge(rawValue: 1 << 3) }
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]

    /// The bits of the edges.
    public let rawValue: UInt

    /// The edges whose bits are set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
