/// Some of the four edges of a layer, to be smooth.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    /// The left edge.
    public static var layerLeftEdge: CAEdgeAntialiasingMask { CAEdgeAntialiasingMask(rawValue: 1 << 0) }
    /// The right edge.
    public static var layerRightEdge: CAEdgeAntialiasingMask { CAEdgeAntialiasingMask(rawValue: 1 << 1) }
    /// The bottom edge.
    public static var layerBottomEdge: CAEdgeAntialiasingMask { CAEdgeAntialiasingMask(rawValue: 1 << 2) }
    /// The top edge.
    public static var layerTopEdge: CAEdgeAntialiasingMask { CAEdgeAntialiasingMask(rawValue: 1 << 3) }

    static let all: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]

    /// The bits of the edges.
    public let rawValue: UInt32

    /// The edges whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
