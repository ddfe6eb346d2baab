/// How a layer's picture is made larger or smaller.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Pixels go over into each other.
    public static var linear: CALayerContentsFilter { CALayerContentsFilter(rawValue: "linear") }
    /// Each pixel stays as it is.
    public static var nearest: CALayerContentsFilter { CALayerContentsFilter(rawValue: "nearest") }
    /// Pixels go over into each other, between sizes too.
    public static var trilinear: CALayerContentsFilter { CALayerContentsFilter(rawValue: "trilinear") }
}
