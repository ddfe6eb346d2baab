/// What sends out particles.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    /// Core Animation's name of it.
    public let rawValue: String

    /// Names one.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A point.
    public static var point: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "point") }
    /// A line.
    public static var line: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "line") }
    /// A rectangle.
    public static var rectangle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "rectangle") }
    /// A box.
    public static var cuboid: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "cuboid") }
    /// A circle.
    public static var circle: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "circle") }
    /// A ball.
    public static var sphere: CAEmitterLayerEmitterShape { CAEmitterLayerEmitterShape(rawValue: "sphere") }
}
