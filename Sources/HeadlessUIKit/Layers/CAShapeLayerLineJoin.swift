/// How the corners of a shape's line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pointed, up to the miter limit.
    public static var miter: CAShapeLayerLineJoin { CAShapeLayerLineJoin(rawValue: "miter") }
    /// Round.
    public static var round: CAShapeLayerLineJoin { CAShapeLayerLineJoin(rawValue: "round") }
    /// Cut off.
    public static var bevel: CAShapeLayerLineJoin { CAShapeLayerLineJoin(rawValue: "bevel") }
}
