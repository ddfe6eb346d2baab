/// What makes a matrix out of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A turn about the level axis.
    public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
    /// A turn about the upright axis.
    public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
    /// A turn in the plane.
    public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
    /// Scales along three axes.
    public static let scale = CAValueFunctionName(rawValue: "scale")
    /// A scale across.
    public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
    /// A scale down.
    public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
    /// A scale towards the eye.
    public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
    /// A move along three axes.
    public static let translate = CAValueFunctionName(rawValue: "translate")
    /// A move across.
    public static let translateX = CAValueFunctionName(rawValue: "translateX")
    /// A move down.
    public static let translateY = CAValueFunctionName(rawValue: "translateY")
    /// A move towards the eye.
    public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
