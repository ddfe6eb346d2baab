/// Where of a shape particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its points.
    public static var points: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode(rawValue: "points") }
    /// Its edge.
    public static var outline: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode(rawValue: "outline") }
    /// Its surface.
    public static var surface: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode(rawValue: "surface") }
    /// All of it.
    public static var volume: CAEmitterLayerEmitterMode { CAEmitterLayerEmitterMode(rawValue: "volume") }
}
