/// How far a gradient goes on.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    /// Before its start.
    public static var drawsBeforeStartLocation: CGGradientDrawingOptions { CGGradientDrawingOptions(rawValue: 1 << 0) }
    /// After its end.
    public static var drawsAfterEndLocation: CGGradientDrawingOptions { CGGradientDrawingOptions(rawValue: 1 << 1) }

    /// The bits of the options.
    public let rawValue: UInt32

    /// The options whose bits are set.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }
}
