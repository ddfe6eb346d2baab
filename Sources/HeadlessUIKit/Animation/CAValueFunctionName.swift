/// What makes a matrix out of numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A turn about the level axis.
    public static var rotateX: CAValueFunctionName { CAValueFunctionName(rawValue: "rotateX") }
    /// A turn about the upright axis.
    public static var rotateY: CAValueFunctionName { CAValueFunctionName(rawValue: "rotateY") }
    /// A turn in the plane.
    public static var rotateZ: CAValueFunctionName { CAValueFunctionName(rawValue: "rotateZ") }
    /// Scales along three axes.
    public static var scale: CAValueFunctionName { CAValueFunctionName(rawValue: "scale") }
    /// A scale across.
    public static var scaleX: CAValueFunctionName { CAValueFunctionName(rawValue: "scaleX") }
    /// A scale down.
    public static var scaleY: CAValueFunctionName { CAValueFunctionName(rawValue: "scaleY") }
    /// A scale towards the eye.
    public static var scaleZ: CAValueFunctionName { CAValueFunctionName(rawValue: "scaleZ") }
    /// A move along three axes.
    public static var translate: CAValueFunctionName { CAValueFunctionName(rawValue: "translate") }
    /// A move across.
    public static var translateX: CAValueFunctionName { CAValueFunctionName(rawValue: "translateX") }
    /// A move down.
    public static var translateY: CAValueFunctionName { CAValueFunctionName(rawValue: "translateY") }
    /// A move towards the eye.
    public static var translateZ: CAValueFunctionName { CAValueFunctionName(rawValue: "translateZ") }
}
