/// A direction with a length.
public struct CGVector: Hashable, Sendable {
    /// No length at all.
    public static let zero = CGVector()

    /// How far it goes to the right.
    public var dx: CGFloat
    /// How far it goes down.
    public var dy: CGFloat

    /// No length at all.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// A vector of two lengths.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// A vector of two lengths.
    public init(dx: Double, dy: Double) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }

    /// A vector of two lengths.
    public init(dx: Int, dy: Int) {
        self.init(dx: CGFloat(dx), dy: CGFloat(dy))
    }
}

extension CGVector: Codable {
    /// Reads the two lengths.
    public init(from decoder: any Decoder) throws {
        var lengths = try decoder.unkeyedContainer()
        try self.init(dx: lengths.decode(CGFloat.self), dy: lengths.decode(CGFloat.self))
    }

    /// Writes the two lengths.
    public func encode(to encoder: any Encoder) throws {
        var lengths = encoder.unkeyedContainer()
        try lengths.encode(dx)
        try lengths.encode(dy)
    }
}
