/// How the ends of a shape's line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Cut at the end.
    public static var butt: CAShapeLayerLineCap { CAShapeLayerLineCap(rawValue: "butt") }
    /// A half circle beyond the end.
    public static var round: CAShapeLayerLineCap { CAShapeLayerLineCap(rawValue: "round") }
    /// Half a square beyond the end.
    public static var square: CAShapeLayerLineCap { CAShapeLayerLineCap(rawValue: "square") }
}
