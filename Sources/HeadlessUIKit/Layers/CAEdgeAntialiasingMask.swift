/// Some of the four edges of a layer, to be smooth.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1 << 0)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 1 << 1)
    /// The bottom edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 1 << 2)
    /// The top edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 1 << 3)

    static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]

    /// The bits of the edges.
    public let rawValue: UInt32

    /// The edges whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
