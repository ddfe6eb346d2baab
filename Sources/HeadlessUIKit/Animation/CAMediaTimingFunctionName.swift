/// A curve of time that has a name.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Equally fast throughout.
    public static var linear: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "linear") }
    /// Slow at the start.
    public static var easeIn: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "easeIn") }
    /// Slow at the end.
    public static var easeOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "easeOut") }
    /// Slow at both ends.
    public static var easeInEaseOut: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "easeInEaseOut") }
    /// As the system has it.
    public static var `default`: CAMediaTimingFunctionName { CAMediaTimingFunctionName(rawValue: "default") }
}
