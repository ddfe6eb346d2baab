/// What counts as the inside of a shape that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What the path goes around at least once more in one direction than in the other.
    public static var nonZero: CAShapeLayerFillRule { CAShapeLayerFillRule(rawValue: "non-zero") }
    /// What is reached from outside after crossing the path an odd number of times.
    public static var evenOdd: CAShapeLayerFillRule { CAShapeLayerFillRule(rawValue: "even-odd") }
}
