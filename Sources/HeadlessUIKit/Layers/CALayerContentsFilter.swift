/// How a layer's picture is made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pixels go over into each other.
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    /// Each pixel stays as it is.
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    /// Pixels go over into each other, between sizes too.
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
