/// Where text that does not fit is cut.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Nowhere.
    public static var none: CATextLayerTruncationMode { CATextLayerTruncationMode(rawValue: "none") }
    /// At the start.
    public static var start: CATextLayerTruncationMode { CATextLayerTruncationMode(rawValue: "start") }
    /// At the end.
    public static var end: CATextLayerTruncationMode { CATextLayerTruncationMode(rawValue: "end") }
    /// In the middle.
    public static var middle: CATextLayerTruncationMode { CATextLayerTruncationMode(rawValue: "middle") }
}
