/// What curve round corners have.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter of a circle.
    public static var circular: CALayerCornerCurve { CALayerCornerCurve(rawValue: "circular") }
    /// A curve that starts gently.
    public static var continuous: CALayerCornerCurve { CALayerCornerCurve(rawValue: "continuous") }
}
