/// What an animation shows between two keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// What is straight between them.
    public static var linear: CAAnimationCalculationMode { CAAnimationCalculationMode(rawValue: "linear") }
    /// The first of them.
    public static var discrete: CAAnimationCalculationMode { CAAnimationCalculationMode(rawValue: "discrete") }
    /// What is straight between them, equally fast throughout.
    public static var paced: CAAnimationCalculationMode { CAAnimationCalculationMode(rawValue: "paced") }
    /// What is on a curve through them.
    public static var cubic: CAAnimationCalculationMode { CAAnimationCalculationMode(rawValue: "cubic") }
    /// What is on a curve through them, equally fast throughout.
    public static var cubicPaced: CAAnimationCalculationMode { CAAnimationCalculationMode(rawValue: "cubicPaced") }
}
