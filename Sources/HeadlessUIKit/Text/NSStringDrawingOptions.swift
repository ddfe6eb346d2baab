/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// From the top of lines rather than from the baseline.
    public static var usesLineFragmentOrigin: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 0) }
    /// With the leading between lines.
    public static var usesFontLeading: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 1) }
    /// By what letters fill rather than by what they are given.
    public static var usesDeviceMetrics: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 3) }
    /// Cut in the last line that can be seen.
    public static var truncatesLastVisibleLine: NSStringDrawingOptions { NSStringDrawingOptions(rawValue: 1 << 5) }

    /// The bits.
    public let rawValue: Int

    /// Makes a set of its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}
