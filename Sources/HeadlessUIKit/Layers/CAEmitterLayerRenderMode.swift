/// In which order particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// In any.
    public static var unordered: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode(rawValue: "unordered") }
    /// The oldest first.
    public static var oldestFirst: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode(rawValue: "oldestFirst") }
    /// The oldest last.
    public static var oldestLast: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode(rawValue: "oldestLast") }
    /// The farthest first.
    public static var backToFront: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode(rawValue: "backToFront") }
    /// Their light is added.
    public static var additive: CAEmitterLayerRenderMode { CAEmitterLayerRenderMode(rawValue: "additive") }
}
