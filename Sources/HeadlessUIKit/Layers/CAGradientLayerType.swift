/// How the colours of a gradient run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along a line.
    public static var axial: CAGradientLayerType { CAGradientLayerType(rawValue: "axial") }
    /// From the middle of an ellipse outwards.
    public static var radial: CAGradientLayerType { CAGradientLayerType(rawValue: "radial") }
    /// Around a point.
    public static var conic: CAGradientLayerType { CAGradientLayerType(rawValue: "conic") }
}
