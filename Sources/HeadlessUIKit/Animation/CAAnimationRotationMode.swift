/// How what moves along a path turns.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Along the path.
    public static var rotateAuto: CAAnimationRotationMode { CAAnimationRotationMode(rawValue: "auto") }
    /// Against the path.
    public static var rotateAutoReverse: CAAnimationRotationMode { CAAnimationRotationMode(rawValue: "autoReverse") }
}
